import { roomRequestRecord } from '@venue/sdk/room-requests/kind';
import { roomRequestStatus } from '@venue/sdk/room-requests/model';
import type { SearchSource } from '../../area/searchSource.ts';
import { findsWords } from '../../core/db/search.ts';
import { roomRequest } from './room-requests.table.ts';

/** Requests for rooms as a source of the staff search. */
export const roomRequestsSearch: SearchSource = {
  kind: roomRequestRecord,
  aliases: ['заявка'],
  rows: typed => ({
    from: roomRequest,
    id: roomRequest.id,
    title: roomRequest.purpose,
    more: roomRequest.contactName,
    status: roomRequest.status,
    fits: findsWords(roomRequest.id, [roomRequest.contactName, roomRequest.purpose], typed),
  }),
  caption: row => [`№\u00a0${row.id}`, row.more],
  status: roomRequestStatus.option,
  to: row => `/room-requests/${row.id}`,
};
