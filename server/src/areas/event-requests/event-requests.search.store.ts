import { eventRequestRecord } from '@venue/sdk/event-requests/kind';
import { eventRequestStatus } from '@venue/sdk/event-requests/model';
import { ne } from 'drizzle-orm';
import type { SearchSource } from '../../area/searchSource.ts';
import { findsWords } from '../../core/db/search.ts';
import { eventRequest } from './event-requests.table.ts';

/** Event requests as a source of the staff search, without drafts. */
export const eventRequestsSearch: SearchSource = {
  kind: eventRequestRecord,
  rows: typed => ({
    from: eventRequest,
    id: eventRequest.id,
    title: eventRequest.title,
    more: eventRequest.contactName,
    status: eventRequest.status,
    fits: findsWords(eventRequest.id, [eventRequest.title, eventRequest.contactName], typed),
    only: ne(eventRequest.status, eventRequestStatus.draft),
  }),
  caption: row => [`№\u00a0${row.id}`, row.more],
  status: eventRequestStatus.option,
  to: row => `/event-requests/${row.id}`,
};
