import * as z from 'zod/mini';
import { checked } from '../core/schema/checked.ts';
import { Id, Instant, Kopecks, Price } from '../core/schema/fields.ts';

/** Cash that one member of the staff took and gave back; without a name where that was not noted. */
export const HandoverPerson = z.object({ who: z.string(), cashIn: Kopecks, cashOut: Kopecks });
export type HandoverPerson = z.output<typeof HandoverPerson>;

/** Cash since the last hand-over, in kopecks. `expected` is what has to be in the drawer. */
const Cash = {
  /** Since when: the last hand-over, or the beginning of the first day. */
  since: Instant,
  people: z.array(HandoverPerson),
  /** What the last shift left in the drawer. */
  opening: Kopecks,
  cashIn: Kopecks,
  cashOut: Kopecks,
  expected: z.int(),
};

/** The present shift, before it is handed over. */
export const OpenShift = z.object({ ...Cash, lastHandoverId: z.nullable(Id) });
export type OpenShift = z.output<typeof OpenShift>;

/** A shift that was handed over. */
export const Handover = z.object({
  handoverId: Id,
  ...Cash,
  at: Instant,
  who: z.string(),
  counted: Kopecks,
  /** `counted` less `expected`. */
  difference: z.int(),
  /** Why they differ; empty if they agree. */
  differenceReason: z.string(),
  /** Taken out of the drawer, to the bank or the safe. */
  removed: Kopecks,
  /** For the next shift. */
  handoverNote: z.string(),
});
export type Handover = z.output<typeof Handover>;

/**
 * What is counted at the end of a shift. `lastHandoverId` and `expected` are what staff saw; if money came since, it is
 * refused.
 */
export const HandoverFields = z
  .object({
    lastHandoverId: z.nullable(Id),
    expected: z.int(),
    counted: Price,
    differenceReason: checked(z.string(), z.maxLength(300, 'Не\u00a0больше 300 символов')),
    removed: Price,
    handoverNote: checked(z.string(), z.maxLength(1000, 'Не\u00a0больше 1000 символов')),
  })
  .check(
    z.refine(({ expected, counted, differenceReason }) => expected === counted || differenceReason.trim() !== '', {
      error: 'Напишите, почему сумма расходится',
      path: ['differenceReason'],
    }),
    z.refine(({ counted, removed }) => removed <= counted, {
      error: 'Больше, чем есть в\u00a0кассе',
      path: ['removed'],
    }),
  );
export type HandoverFields = z.output<typeof HandoverFields>;
