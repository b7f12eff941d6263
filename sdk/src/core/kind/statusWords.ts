import type { Tone } from '../schema/enums.ts';

/** The label of a status and its tone. `(а)` agrees with the noun; `names` are its names in the models. */
export interface StatusWord {
  readonly word: string;
  readonly tone: Tone;
  readonly names: readonly string[];
}

/**
 * The statuses that several kinds of record share: one word and one tone each, on chips, in filters, on boards and in
 * counts. `statusWords.test.ts` checks every model against it and lists the exceptions.
 */
export const statusWords = {
  draft: { word: 'Черновик', tone: 'neutral', names: ['draft'] },
  onVerification: { word: 'На проверке', tone: 'warn', names: ['onVerification'] },
  rework: { word: 'На доработке', tone: 'secondary', names: ['rework'] },
  published: { word: 'Опубликован(а)', tone: 'good', names: ['published'] },
  hidden: { word: 'Не\u00a0опубликован(а)', tone: 'neutral', names: ['hidden'] },
  rejected: { word: 'Отклонён(а)', tone: 'bad', names: ['rejected', 'declined'] },
  accepted: { word: 'Принят(а)', tone: 'good', names: ['accepted'] },
  confirmed: { word: 'Подтверждён(а)', tone: 'good', names: ['confirmed'] },
  deleted: { word: 'Удалён(а)', tone: 'bad', names: ['deleted'] },
  inProgress: { word: 'В работе', tone: 'secondary', names: ['inProgress'] },
  awaitingPayment: {
    word: 'Ждёт оплаты',
    tone: 'warn',
    names: ['awaitingPayment', 'awaiting', 'offered', 'pending'],
  },
  awaitingAnswer: { word: 'Ждёт ответа', tone: 'warn', names: [] },
  paid: { word: 'Оплачен(а)', tone: 'good', names: ['paid', 'booked'] },
  processing: { word: 'В обработке', tone: 'secondary', names: ['processing', 'process'] },
  cancelled: { word: 'Отменён(а)', tone: 'bad', names: ['cancelled', 'canceled'] },
} as const satisfies Readonly<Record<string, StatusWord>>;

/** The label of a decision's button, and how histories and notices report the decision. */
export const decisionWords = {
  send: { label: 'Отправить на\u00a0проверку', done: 'Отправлен(а) на\u00a0проверку' },
  take: { label: 'Взять в\u00a0работу', done: 'Взят(а) в\u00a0работу' },
  confirm: { label: 'Подтвердить', done: 'Подтверждён(а)' },
  accept: { label: 'Принять', done: 'Принят(а)' },
  reject: { label: 'Отклонить', done: 'Отклонён(а)' },
  rework: { label: 'На\u00a0доработку', done: 'Возвращён(а) на\u00a0доработку' },
  publish: { label: 'Опубликовать', done: 'Опубликован(а)' },
  unpublish: { label: 'Снять с\u00a0публикации', done: 'Снят(а) с\u00a0публикации' },
  delete: { label: 'Удалить', done: 'Удалён(а)' },
  restore: { label: 'Восстановить', done: 'Восстановлен(а)' },
} as const;
