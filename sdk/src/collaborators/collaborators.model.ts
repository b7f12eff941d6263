import * as z from 'zod/mini';
import { publicationMoves, removalQuestion } from '../core/kind/publication.ts';
import { Id, Instant } from '../core/schema/fields.ts';
import { labelled } from '../core/schema/labels.ts';
import { canOf } from '../core/schema/moves.ts';
import { ImageFile } from '../core/schema/pictures.ts';
import { required } from '../core/schema/rules.ts';
import { withoutRules } from '../core/schema/withoutRules.ts';

export const collaboratorMoves = publicationMoves('карточку этого сотрудника');
export const collaboratorRemovalConfirm = removalQuestion('этого сотрудника');

export const collaboratorLimits = { imageMegabytes: 10 } as const;

/** A member of the venue's team: the text has both the name and what the person does, as the site shows it. */
export const CollaboratorFields = z.object({
  collaboratorText: labelled(required(1000), 'Имя и\u00a0чем занимается', {
    placeholder: 'Ольга Демидова\nУправляющая площадкой',
    hint: 'Имя в\u00a0первой строке, ниже должность и\u00a0несколько слов о\u00a0работе',
    lines: true,
  }),
});
export type CollaboratorFields = z.output<typeof CollaboratorFields>;

/** The name of a team member: the first line of the text. */
export const nameOf = (text: string): string => text.trim().split('\n')[0]?.trim() ?? '';

/** A place among the collaborators, from 1. */
export const CollaboratorOrder = z.int().check(z.minimum(1), z.maximum(10_000));

export const Collaborator = z.extend(withoutRules(CollaboratorFields), {
  collaboratorId: Id,
  collaboratorImage: z.nullable(ImageFile),
  collaboratorOrder: z.int(),
  isPublished: z.boolean(),
  createdAt: Instant,
  updatedAt: Instant,
  /** Sent back with an update; a stale one is refused. */
  version: z.int(),
  can: canOf(collaboratorMoves, ['staff'], 'remove'),
});
export type Collaborator = z.output<typeof Collaborator>;

/** A team member as visitors see them; only published ones. */
export const TeamMember = z.pick(Collaborator, {
  collaboratorId: true,
  collaboratorText: true,
  collaboratorImage: true,
});
export type TeamMember = z.output<typeof TeamMember>;
