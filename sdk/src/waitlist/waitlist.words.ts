import type { Words } from '../core/openapi/openapi.words.ts';

/** Descriptions of this area's fields, for the OpenAPI document and the typings. */
export const waitlistWords: Words = {
  'Wait.ahead': 'How many wait for the same before them; null once they do not wait any more.',
  'DeskWait.ahead': 'How many wait for the same before them; null once they do not wait any more.',
  isBehind: 'Whether the hours are free for everybody first, because they let an offer of them lapse.',
  'DeskWait.lapses': 'How many offers of hours, of any room and day, they have not paid.',
  'WaitWanted.hours': 'How many hours in a row are wanted.',
  'Wait.hours': 'How many hours in a row are wanted.',
  'DeskWait.hours': 'How many hours in a row are wanted.',
  'Wait.offer': 'The hours that are held for them; null before that.',
  'DeskWait.offer': 'The hours that are held for them; null before that.',
  waitId: 'Number of the place in a line.',
  waitStatus: 'Where the person stands.',
  inLine: 'Places in lines.',
};
