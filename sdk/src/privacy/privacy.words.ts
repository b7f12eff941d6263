import type { Words } from '../core/openapi/openapi.words.ts';

/** What the fields of this area are, for the OpenAPI document and the typings. */
export const privacyWords: Words = {
  ahead: 'What is not over yet and hangs on the account.',
  consents: 'What the person agreed to, with what was withdrawn.',
  deletionAt: 'When the account will be deleted; null when nobody asked.',
  givenAt: 'When the person agreed.',
  purpose: 'What the consent is for.',
  withdrawnAt: 'When the consent was taken back; null while it stands.',
  'Consent.version': 'Day of the text the person agreed to.',
  'ThingAhead.refund': 'What comes back if it is cancelled now, in kopecks; null where nothing was paid.',
  'ThingAhead.until': 'When it is over by itself; null for what goes with the account.',
  'ThingAhead.kind': 'What it is, such as a booking or a request.',
  'PrivacyReport.views': 'Who looked at my documents.',
  'PersonalDataView.what': 'Which document was looked at.',
};
