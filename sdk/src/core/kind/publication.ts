import { defineEnum, type Move } from '../schema/enums.ts';

/** Whether a record is on the site, for kinds that say so by `isPublished`. */
export const publication = defineEnum({
  published: { id: true, label: 'Опубликовано', tone: 'good' },
  hidden: { id: false, label: 'Не\u00a0опубликовано', tone: 'neutral' },
});

/** The moves of such a record; `acc` is the record in the accusative, for the confirmation question: «этот отзыв». */
/* @__NO_SIDE_EFFECTS__ */
export const publicationMoves = (acc: string) =>
  [
    {
      action: 'publish',
      label: 'Опубликовать',
      from: [false],
      to: true,
      by: ['staff'],
      confirm: `Вы уверены, что хотите опубликовать ${acc}?`,
    },
    {
      action: 'unpublish',
      label: 'Снять с\u00a0публикации',
      from: [true],
      to: false,
      by: ['staff'],
      confirm: `Вы уверены, что хотите снять ${acc} с публикации?`,
    },
  ] as const satisfies readonly Move<boolean>[];

/** The question asked before a record is removed. */
/* @__NO_SIDE_EFFECTS__ */
export const removalQuestion = (acc: string): string => `Вы уверены, что хотите удалить ${acc}?`;
