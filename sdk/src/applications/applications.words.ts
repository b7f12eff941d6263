import type { Words } from '../core/openapi/openapi.words.ts';

/** Descriptions of this area's fields, for the OpenAPI document and the typings. */
export const applicationsWords: Words = {
  applicationId: 'Number of the open application about it; null where there is none.',
  doneAt: 'When the application was finished; null while it waits.',
  doneBy: 'Who finished the application; null while it waits.',
  dueAt: 'When it is to be decided.',
  free: 'How many applications nobody has taken.',
  isAmendment: 'Whether the record had been approved before, and was changed.',
  nextId: 'The next application that waits and nobody has taken; null after the last.',
  objectId: 'Number of the record the application is about.',
  objectTitle: 'What that record is called.',
  queue: 'Which applications: waiting, free, one’s own, taken, done, or all.',
  requestStatus: 'Where the request or the application stands.',
  requestType: 'What the application asks for.',
  takenAt: 'When somebody took the application; null while nobody has.',
  takenBy: 'Who works on the application; null while nobody does.',
  takenFrom: 'The colleague it is taken over from.',
  waiting: 'How many applications wait in all.',
  'ApplicationCounts.mine': 'How many applications the reader works on.',
  'ApplicationCounts.taken': 'How many applications somebody works on.',
  'Application.requestId': 'Number of the application.',
  'ApplicationCard.requestId': 'Number of the application.',
};
