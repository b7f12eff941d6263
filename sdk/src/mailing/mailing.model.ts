import * as z from 'zod/mini';
import { defineEnum, type Move } from '../core/schema/enums.ts';
import { Day, Id, Instant, RichText } from '../core/schema/fields.ts';
import { InputDay } from '../core/schema/inputDates.ts';
import { canOf } from '../core/schema/moves.ts';
import { messages, required } from '../core/schema/rules.ts';

/** Where somebody agreed to receive letters. */
export const friendSource = defineEnum({
  account: { id: 1, label: 'Личный кабинет' },
  site: { id: 2, label: 'Сайт' },
});

/** Somebody who agreed to receive the mailing, with the proof of consent that the law requires. */
export const MailingFriend = z.object({
  friendId: Id,
  friendEmail: z.string(),
  friendName: z.string(),
  friendSource: friendSource.schema,
  /** The account behind the address; null for a visitor without one. */
  userId: z.nullable(Id),
  consentAt: Instant,
  /** Version of the text agreed to. */
  consentVersion: z.string(),
  /** When the consent was withdrawn; the person is kept as proof and gets no letters. */
  withdrawnAt: z.nullable(Instant),
  /** When a mail server replied that there is no such mailbox; no more letters are sent to it. */
  bouncedAt: z.nullable(Instant),
});
export type MailingFriend = z.output<typeof MailingFriend>;

export const letterStatus = defineEnum({
  draft: { id: 1, label: 'Черновик', tone: 'neutral' },
  sending: { id: 2, label: 'Отправляется', tone: 'primary' },
  stopped: { id: 3, label: 'Остановлено', tone: 'warn' },
  sent: { id: 4, label: 'Отправлено', tone: 'good' },
});
export type LetterStatus = z.output<typeof letterStatus.schema>;

const { draft, sending, stopped, sent } = letterStatus;

export const letterMoves = [
  {
    action: 'start',
    label: 'Отправить подписчикам',
    from: [draft],
    to: sending,
    by: ['staff'],
  },
  { action: 'stop', label: 'Остановить отправку', from: [sending], to: stopped, by: ['staff'] },
  { action: 'resume', label: 'Продолжить отправку', from: [stopped], to: sending, by: ['staff'] },
  { action: 'finish', from: [sending], to: sent, by: ['server'] },
] as const satisfies readonly Move<1 | 2 | 3 | 4>[];

export const letterRemovalConfirm = 'Вы уверены, что хотите удалить это письмо?';

/** Which of the subscribers a letter is for. */
export const letterAudience = defineEnum({
  everyone: { id: 1, label: 'Все подписчики' },
  account: { id: 2, label: 'Подписались в\u00a0личном кабинете' },
  site: { id: 3, label: 'Подписались на\u00a0сайте' },
});

/** What staff write and choose of a letter. The days are those of the consent; null is no bound. */
export const LetterFields = z.object({
  letterSubject: required(150).check(z.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'Напишите одной строкой')),
  /** The line that mail programs show beside the subject. */
  letterPreview: z.string().check(z.maxLength(200, messages.tooLong)),
  letterBody: RichText,
  letterAudience: letterAudience.schema,
  consentFrom: z.nullable(InputDay),
  consentTo: z.nullable(InputDay),
});
export type LetterFields = z.output<typeof LetterFields>;

/** Results of a letter so far, in numbers of people. */
const LetterReport = z.object({
  /** Number of recipients; null for a draft in a list, where it is not counted. */
  recipients: z.nullable(z.int()),
  sentTo: z.int(),
  waiting: z.int(),
  bounced: z.int(),
  /** Not sent because the consent ended first, or staff dropped the message. */
  skipped: z.int(),
  /** They unsubscribed by the link of this letter. */
  unsubscribed: z.int(),
});

/** A letter to the subscribers as lists show it. */
export const LetterRow = z.extend(LetterReport, {
  letterId: Id,
  letterSubject: z.string(),
  letterStatus: letterStatus.schema,
  letterAudience: letterAudience.schema,
  createdAt: Instant,
  updatedAt: Instant,
  startedAt: z.nullable(Instant),
  /** When its last recipient was processed. */
  endedAt: z.nullable(Instant),
  can: canOf(letterMoves, ['staff'], 'edit', 'remove'),
});
export type LetterRow = z.output<typeof LetterRow>;

export const Letter = z.extend(LetterRow, {
  /** Number of recipients; for a draft, as of now. */
  recipients: z.int(),
  letterPreview: z.string(),
  letterBody: z.string(),
  consentFrom: z.nullable(Day),
  consentTo: z.nullable(Day),
  /** How many letters are sent per minute, for all letters together. */
  perMinute: z.int(),
  /** Sent back with an update; a stale one is refused. */
  version: z.int(),
});
export type Letter = z.output<typeof Letter>;

/** The subscription that a link of a letter ends. */
export const Subscription = z.object({
  /** The address with a part hidden, still recognisable for its owner. */
  emailMasked: z.string(),
  isSubscribed: z.boolean(),
});
