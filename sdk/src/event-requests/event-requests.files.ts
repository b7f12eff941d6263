import { call } from '../core/call.ts';
import { file } from '../core/file.ts';

/** Downloads a file of a request: its customer, and staff who may read requests. */
export const downloadEventRequestFile = call({
  id: 'eventRequest.fileDownload',
  summary: 'Download a file of an event request',
  method: 'GET',
  path: '/event-request/file/{fileId}',
  access: 'signed-in',
  reply: file('application/octet-stream'),
  fails: ['not_found'],
  reads: ['event-requests.files'],
  ours: true,
});
