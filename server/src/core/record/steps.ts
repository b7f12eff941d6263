import { type AnyKind, agreed, decisionWords } from '@venue/sdk';

type Decision = keyof typeof decisionWords;
const doneWords = Object.fromEntries(Object.entries(decisionWords).map(([name, { done }]) => [name, done])) as Readonly<
  Record<Decision, string>
>;

const usual = {
  revise: 'Взят(а) на\u00a0правку',
  correct: 'Исправлен(а) сотрудником площадки',
  ...doneWords,
} as const;

/**
 * The steps of a record's life as its history and the notices to its owner call them, agreeing with the noun of its
 * kind: «Возвращена на доработку». `own` are steps that only this kind has, or calls differently.
 */
export const stepsOf = <const Own extends Readonly<Record<string, string>>>(
  { noun }: Pick<AnyKind, 'noun'>,
  own: Own,
): Readonly<Record<keyof typeof usual | (keyof Own & string), string>> =>
  Object.fromEntries(
    Object.entries<string>({ ...usual, ...own }).map(([step, text]) => [step, agreed(noun, text)]),
  ) as Readonly<Record<keyof typeof usual | (keyof Own & string), string>>;
