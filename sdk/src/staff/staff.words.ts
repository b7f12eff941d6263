import type { Words } from '../core/openapi/openapi.words.ts';

/** Descriptions of this area's fields, for the OpenAPI document and the typings. */
export const staffWords: Words = {
  applications: 'Applications about the person that are not done.',
  avatarStatus: 'Where people’s pictures stand.',
  entries: 'Entries of the log.',
  has: 'How many records of each kind belong to the person.',
  hasFactor: 'Whether the person signs in with a second factor.',
  needsFactor: 'Whether everybody with the role has to sign in with a second factor.',
  hasAll: 'Whether the role has every permission, also future ones.',
  invitedUntil: 'Until when the invitation is good; null where there is none.',
  isStaff: 'Whether the person is one of staff.',
  lastSeenAt: 'When the person last signed in; null before the first time.',
  marketRequests: 'How many requests to the market there are.',
  members: 'Who holds the role.',
  people: 'Members of staff who were found.',
  roles: 'Roles there are.',
  roleTitle: 'What the role is called.',
  sessions: 'How many sessions of the person are open now.',
  'AdminUserCard.views': 'Who looked at the person’s documents.',
  'AdminUserCard.history': 'What happened to the person and their picture.',
  'AdminUserCard.bookings': 'How many bookings they made.',
  'AdminUserCard.brands': 'How many brands they own.',
  'AdminUserCard.events': 'How many events they entered.',
  'FieldChange.before': 'What it was before the change; null where there was nothing.',
};
