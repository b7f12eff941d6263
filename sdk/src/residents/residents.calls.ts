import { call } from '../core/schema/call.ts';
import { message, page, publicList } from '../core/schema/fields.ts';
import { PublicResident, PublicResidentRow } from './residents.model.ts';

/** A page of the residents the site shows, 12 of them, by name; `search` looks at the name. */
export const listPublicResidents = call({
  id: 'resident.list',
  summary: 'List the residents of the venue',
  method: 'GET',
  path: '/resident/list',
  access: 'public',
  query: publicList(),
  reply: page(PublicResidentRow),
  reads: ['residents'],
  ours: true,
});

/** A resident the site shows. */
export const getPublicResident = call({
  id: 'resident.detail',
  summary: 'Read a resident of the venue',
  method: 'GET',
  path: '/resident/detail/{residentId}',
  access: 'public',
  reply: message(PublicResident),
  fails: ['not_found'],
  reads: ['residents'],
  ours: true,
});
