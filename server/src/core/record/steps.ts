import { type AnyKind, agreed } from '@venue/sdk';

const usual = {
  send: 'Отправлен(а) на\u00a0проверку',
  take: 'Взят(а) в\u00a0работу',
  revise: 'Взят(а) на\u00a0правку',
  correct: 'Исправлен(а) сотрудником площадки',
  confirm: 'Подтверждён(а)',
  reject: 'Отклонён(а)',
  rework: 'Возвращён(а) на\u00a0доработку',
  publish: 'Опубликован(а)',
  unpublish: 'Снят(а) с\u00a0публикации',
  delete: 'Удалён(а)',
  restore: 'Восстановлен(а)',
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
