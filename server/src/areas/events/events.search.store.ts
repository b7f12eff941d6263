import { eventRecord } from '@venue/sdk/events/kind';
import { eventKind, eventStatus } from '@venue/sdk/events/model';
import { ne, sql } from 'drizzle-orm';
import type { SearchSource } from '../../area/searchSource.ts';
import { findsWords } from '../../core/db/search.ts';
import { eventAddress } from './events.service.ts';
import { event, eventTexts } from './events.table.ts';

/** Events and announcements as a source of the staff search. */
export const eventsSearch: SearchSource = {
  kind: eventRecord,
  rows: typed => ({
    from: event,
    id: event.id,
    title: event.title,
    more: sql`to_char(${event.date}, 'DD.MM.YYYY')`,
    status: event.status,
    extra: event.kind,
    fits: findsWords(event.id, eventTexts, typed),
    only: ne(event.status, eventStatus.deleted),
  }),
  caption: row => [`${eventKind.option(row.extra).label} №\u00a0${row.id}`, row.more],
  status: eventStatus.option,
  to: row => eventAddress(row.id, row.extra ?? eventKind.event),
};
