import type { Words } from '../core/openapi/openapi.words.ts';

/** Descriptions of this area's fields, for the OpenAPI document and the typings. */
export const handoversWords: Words = {
  difference: 'What was counted less what had to be there, in kopecks.',
  differenceReason: 'Why they differ; empty if they agree.',
  expected: 'What has to be in the drawer: what was there, what was taken, less what was given back, in kopecks.',
  handoverId: 'Number of the hand-over.',
  handoverNote: 'For the next shift.',
  handovers: 'Hand-overs, newest first.',
  lastHandoverId: 'Number of the last hand-over; null before the first.',
  removed: 'Taken out of the drawer, to the bank or the safe, in kopecks.',
  'Handover.counted': 'What was counted in the drawer, in kopecks.',
  'Handover.opening': 'What the shift before left in the drawer, in kopecks.',
  'Handover.people': 'Cash by member of the staff.',
  'Handover.cashOut': 'Cash given back, in kopecks.',
  'Handover.since': 'Since when: the hand-over before, or the beginning of the first day.',
  'Handover.cashIn': 'Cash taken, in kopecks.',
  'HandoverFields.counted': 'What was counted in the drawer, in kopecks.',
  'HandoverPerson.cashOut': 'Cash given back, in kopecks.',
  'HandoverPerson.cashIn': 'Cash taken, in kopecks.',
  'OpenShift.opening': 'What the last shift left in the drawer, in kopecks.',
  'OpenShift.people': 'Cash by member of the staff.',
  'OpenShift.cashOut': 'Cash given back, in kopecks.',
  'OpenShift.since': 'Since when: the last hand-over, or the beginning of the first day.',
  'OpenShift.cashIn': 'Cash taken, in kopecks.',
};
