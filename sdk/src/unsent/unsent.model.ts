import * as z from 'zod/mini';
import { defineEnum, schemaOf } from '../core/schema/enums.ts';
import { Id, Instant } from '../core/schema/fields.ts';

/** How a message is sent. */
export const messageKind = defineEnum({
  sms: { id: 'sms', label: 'СМС' },
  mail: { id: 'mail', label: 'Письмо' },
});

/** State of a message that has not been sent, or was sent and has not arrived. */
export const messageStatus = defineEnum({
  waiting: { id: 'waiting', label: 'Ждёт отправки', tone: 'warn' },
  refused: { id: 'refused', label: 'Доставить нельзя', tone: 'bad' },
  undelivered: { id: 'undelivered', label: 'Не\u00a0доставлено', tone: 'bad' },
});

/** What became of a message. */
export const messageState = defineEnum({
  waiting: { id: 'waiting', label: 'Ждёт отправки', tone: 'warn' },
  sent: { id: 'sent', label: 'Отправлено', tone: 'good' },
  delivered: { id: 'delivered', label: 'Доставлено', tone: 'good' },
  undelivered: { id: 'undelivered', label: 'Не\u00a0доставлено', tone: 'bad' },
  dropped: { id: 'dropped', label: 'Снято с\u00a0отправки', tone: 'neutral' },
});

/** Where messages of a kind go by the settings: to a gateway, to the outbox of the demo, or nowhere. */
export const MessageWay = z.enum(['gateway', 'outbox', 'none']);
export type MessageWay = z.output<typeof MessageWay>;

/** An SMS or an e-mail that has not been sent, or was sent and has not arrived. */
export const UnsentMessage = z.object({
  messageId: Id,
  kind: schemaOf(messageKind),
  status: schemaOf(messageStatus),
  /** Phone or address; masked for those who may not read users. */
  to: z.string(),
  /** What it is about, in Russian. */
  about: z.string(),
  createdAt: Instant,
  /** How many times sending was tried. */
  tries: z.int(),
  /** Why the last try failed or it has not arrived, in Russian. */
  lastError: z.string(),
  /** When it is tried again; null where it is not. */
  nextTryAt: z.nullable(Instant),
  /** `retry`: it may be tried again now; not offered when its code or link has been erased. */
  can: z.array(z.enum(['retry', 'drop'])),
});
export type UnsentMessage = z.output<typeof UnsentMessage>;

/** An SMS or an e-mail of the last thirty days, and what became of it. */
export const SentMessage = z.object({
  messageId: Id,
  kind: schemaOf(messageKind),
  state: schemaOf(messageState),
  /** Phone or address; masked for those who may not read users. */
  to: z.string(),
  /** What it is about, in Russian. */
  about: z.string(),
  /** Its words, with codes and links taken out; empty where they are of no concern to staff. */
  text: z.string(),
  createdAt: Instant,
  sentAt: z.nullable(Instant),
  deliveredAt: z.nullable(Instant),
  /** Why the last try failed or it has not arrived, in the words of the gateway; empty if nothing failed. */
  lastError: z.string(),
  /** Its status among unsent messages, for sending it again; null for all others. */
  status: z.nullable(schemaOf(messageStatus)),
  can: z.array(z.enum(['retry', 'drop'])),
});
export type SentMessage = z.output<typeof SentMessage>;
