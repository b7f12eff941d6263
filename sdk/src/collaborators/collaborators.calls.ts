import * as z from 'zod/mini';
import { call } from '../core/schema/call.ts';
import { message } from '../core/schema/fields.ts';
import { TeamMember } from './collaborators.model.ts';

/** The published members of the venue's team, in their order. */
export const listTeam = call({
  id: 'collaborator.team',
  summary: 'List the venue’s team',
  method: 'GET',
  path: '/collaborator/team',
  access: 'public',
  reply: message(z.object({ team: z.array(TeamMember) })),
  reads: ['collaborators'],
  ours: true,
});
