import { call } from '../core/schema/call.ts';
import { message, page, publicList } from '../core/schema/fields.ts';
import { PublicProject, PublicProjectRow } from './projects.model.ts';

/** A page of the published past projects, 12 of them, in the order of staff; `search` looks at the name. */
export const listPublicProjects = call({
  id: 'project.publicList',
  summary: 'List the published past projects',
  method: 'GET',
  path: '/projects/public/list',
  access: 'public',
  query: publicList(),
  reply: page(PublicProjectRow),
  reads: ['projects'],
  ours: true,
});

/** A published past project by its address, with its text and pictures. */
export const getPublicProject = call({
  id: 'project.publicDetail',
  summary: 'Read a published past project',
  method: 'GET',
  path: '/projects/public/detail/{slug}',
  access: 'public',
  reply: message(PublicProject),
  fails: ['not_found'],
  reads: ['projects'],
  ours: true,
});
