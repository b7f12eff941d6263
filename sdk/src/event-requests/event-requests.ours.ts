import { call } from '../core/call.ts';
import { message } from '../core/fields.ts';
import { file } from '../core/file.ts';
import { Estimate } from './event-requests.model.ts';

/** What one of my requests costs as it is saved now, and what of it only a manager can price. */
export const estimateEventRequest = call({
  id: 'eventRequest.estimate',
  summary: 'Estimate what my event request costs',
  method: 'GET',
  path: '/event-request/estimate/{id}',
  access: 'customer',
  reply: message(Estimate),
  fails: ['not_found'],
  reads: ['event-requests'],
  ours: true,
});

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
