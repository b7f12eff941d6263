import type { Words } from '../core/openapi/openapi.words.ts';

/** Descriptions of this area's fields, for the OpenAPI document and the typings. */
export const securityWords: Words = {
  codesLeft: 'How many recovery codes are not used yet.',
  endsAt: 'When the session ends by itself.',
  isCurrent: 'Whether it is the session that reads.',
  needs: 'Whether a code of the second factor is needed, or one has to be set up first.',
  opened: 'The session that was opened.',
  openedAt: 'When the session was opened.',
  ownSessions: 'The open sessions of the reader, the newest first.',
  recoveryCodes: 'Codes for a login without the app; each works once, and they are never shown again.',
  secondFactor: 'The second factor of a login; null where there is none.',
  secondStep: 'The second step that a login needs.',
  secret: 'The secret that an app is given by hand, in base32.',
  setup: 'The secret, sealed; it is sent back with the first code.',
  ticket: 'Proves the password of a login for ten minutes.',
  ticketExpires: 'Until when the ticket is good.',
  uri: 'The address of the secret, for a QR code that an app reads.',
  viewsAs: 'The role whose view of the back office is on; null while the reader has their own.',
  'OwnSecurity.isRequired': 'Whether the role of the reader requires a second factor.',
  'OwnSession.address': 'The network address that the session was opened from; empty where it is not known.',
  'OwnSession.device': 'Browser and system of the device; empty where they are not known.',
};
