import * as z from 'zod/mini';
import { defineEnum } from '../core/schema/enums.ts';
import { Day, Id, Instant } from '../core/schema/fields.ts';

/** What the customer's part of a УПД says of the services, by the codes of the tax service's format. */
export const answerResult = defineEnum({
  accepted: { id: 'accepted', label: 'Принято без\u00a0расхождений', tone: 'good' },
  differs: { id: 'differs', label: 'Принято с\u00a0расхождениями', tone: 'warn' },
  refused: { id: 'refused', label: 'Не\u00a0принято', tone: 'bad' },
});
export type AnswerResult = (typeof answerResult.ids)[number];

/** Where a closed УПД is on its way to the customer through the operator of electronic documents (ЭДО) and back. */
export const edoState = defineEnum({
  unsent: { id: 'unsent', label: 'Не\u00a0отправлен', tone: 'neutral' },
  queued: { id: 'queued', label: 'Ждёт отправки', tone: 'warn' },
  sent: { id: 'sent', label: 'Отправлен', tone: 'secondary' },
  signed: { id: 'signed', label: 'Подписан', tone: 'good' },
  differs: { id: 'differs', label: 'Подписан с\u00a0расхождениями', tone: 'warn' },
  refused: { id: 'refused', label: 'Отказ', tone: 'bad' },
});
export type EdoState = (typeof edoState.ids)[number];

export const edoLimits = {
  /** Files of one upload, and megabytes of each. */
  files: 30,
  megabytes: 5,
  /** Names that the tax service prescribes are longer than people type. */
  nameLength: 255,
  /** УПД in one archive for the operator. */
  archive: 500,
} as const;

/** A file that came with an answer: the customer's part itself, or a signature of it. */
const AnswerFile = z.object({ answerFileId: Id, fileName: z.string(), isSignature: z.boolean() });

/** What a customer answered to a УПД. */
const UpdAnswer = z.object({
  updAnswerId: Id,
  answerResult: answerResult.schema,
  /** What they wrote about it; empty for nothing. */
  answerText: z.string(),
  answeredAt: Instant,
  /** The day on which they accepted the services, where they name one. */
  acceptedOn: z.nullable(Day),
  /** Who signed, with their positions. */
  signedBy: z.string(),
  /** The document with the differences, where they name one. */
  discrepancy: z.string(),
  receivedAt: Instant,
  /** The member of staff who uploaded it; null when it came from the exchange folder. */
  receivedBy: z.nullable(z.string()),
  files: z.array(AnswerFile),
});

/** The exchange of a closed УПД with its customer. */
export const UpdExchange = z.object({
  sentAt: z.nullable(Instant),
  /** Null also when it went through the exchange folder. */
  sentBy: z.nullable(z.string()),
  /** Whether a refusal or differences wait for staff. */
  waitsForStaff: z.boolean(),
  /** Newest first. */
  answers: z.array(UpdAnswer),
});
export type UpdExchange = z.output<typeof UpdExchange>;

/** What became of an uploaded file, or of a file in an uploaded archive. */
export const answerOutcome = defineEnum({
  added: { id: 'added', label: 'Принят' },
  known: { id: 'known', label: 'Загружен раньше' },
  rejected: { id: 'rejected', label: 'Не\u00a0принят' },
});

export const TakenAnswer = z.object({
  fileName: z.string(),
  answerOutcome: answerOutcome.schema,
  /** Why it was not taken; empty otherwise. */
  why: z.string(),
  /** The УПД it answers; null for a file that was not taken. */
  actId: z.nullable(Id),
  actTitle: z.string(),
  answerResult: z.nullable(answerResult.schema),
});
export type TakenAnswer = z.output<typeof TakenAnswer>;
