import * as z from 'zod/mini';
import { publicationMoves, removalQuestion } from '../core/kind/publication.ts';
import { Day, Id, Instant, RichText } from '../core/schema/fields.ts';
import { InputDay } from '../core/schema/inputDates.ts';
import { labelled } from '../core/schema/labels.ts';
import { canOf } from '../core/schema/moves.ts';
import { MainableImage } from '../core/schema/pictures.ts';
import { required } from '../core/schema/rules.ts';
import { UrlTranslit } from '../galleries/galleries.model.ts';

/** A page of the list has 25 rows. */
export const projectLimits = { pageSize: 25, images: 30, imageMegabytes: 10 } as const;

export const projectMoves = publicationMoves('этот проект');
export const projectRemovalConfirm = removalQuestion('этот проект');

/** A day that becomes today when it is empty: null, an empty text, or left out of a new project. */
const DayOrToday = z.optional(
  z.pipe(
    z.nullable(z.union([InputDay, z.literal('')])),
    z.transform(day => day || null),
  ),
);

/** What staff write about a past project. */
export const ProjectFields = z.object({
  projectName: labelled(required(300), 'Название'),
  urlTranslit: labelled(UrlTranslit, 'Адрес страницы', {
    hint: 'Последняя часть адреса: строчные латинские буквы, цифры и\u00a0дефисы',
    placeholder: 'noch-muzeev',
  }),
  projectDateStart: labelled(DayOrToday, 'Начался', { hint: 'Пустая станет сегодняшней', half: true }),
  projectDateEnd: labelled(DayOrToday, 'Закончился', { hint: 'Пустая станет сегодняшней', half: true }),
  projectDescription: labelled(RichText, 'Описание', {
    placeholder: 'Что это было, кто пришёл и\u00a0что запомнилось',
  }),
});
export type ProjectFields = z.output<typeof ProjectFields>;

/** A past project as lists show it. */
export const PastProjectRow = z.object({
  projectId: Id,
  projectName: z.string(),
  projectDateStart: Day,
  projectDateEnd: Day,
  urlTranslit: z.string(),
  isDeleted: z.boolean(),
  isPublished: z.boolean(),
  /** From 1; null for a removed one. */
  projectOrder: z.nullable(z.int()),
  /** The main picture, or the first when none is marked. */
  cover: z.nullable(MainableImage),
  createdAt: Instant,
  updatedAt: Instant,
  /** Sent back with an update; a stale one is refused. The calls for pictures do not change it. */
  version: z.int(),
  can: canOf(projectMoves, ['staff'], 'remove'),
});
export type PastProjectRow = z.output<typeof PastProjectRow>;

export const PastProject = z.extend(PastProjectRow, {
  projectDescription: z.string(),
  /** At most one is the main one. */
  projectImages: z.array(MainableImage),
});
export type PastProject = z.output<typeof PastProject>;

/** A past project in lists for everybody. */
export const PublicProjectRow = z.extend(
  z.pick(PastProjectRow, {
    projectName: true,
    projectDateStart: true,
    projectDateEnd: true,
    urlTranslit: true,
    cover: true,
    updatedAt: true,
  }),
  {
    /** The first words of the text. */
    projectLead: z.string(),
  },
);
export type PublicProjectRow = z.output<typeof PublicProjectRow>;

/** A past project on its page. */
export const PublicProject = z.extend(
  PublicProjectRow,
  z.pick(PastProject, { projectDescription: true, projectImages: true }).shape,
);
export type PublicProject = z.output<typeof PublicProject>;
