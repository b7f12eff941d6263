import * as z from 'zod/mini';
import { checked } from '../core/schema/checked.ts';
import { defineEnum } from '../core/schema/enums.ts';
import { Id, Instant, Kopecks } from '../core/schema/fields.ts';
import { messages, required } from '../core/schema/rules.ts';
import { withoutRules } from '../core/schema/withoutRules.ts';

/**
 * Limits of messages: characters of a text, files of a message, messages `shown` at once, and sent by a person
 * `perHour`.
 */
export const requestMessageLimits = { characters: 4000, files: 5, shown: 50, perHour: 60 } as const;
export const proposalLimits = { lines: 100, price: 1_000_000_000_000 } as const;
/** For how many days the review link that a customer gets after their event is valid. */
export const REVIEW_LINK_DAYS = 60;

export const proposalStatus = defineEnum({
  sent: { id: 1, label: 'Ждёт ответа', tone: 'warn' },
  accepted: { id: 2, label: 'Принято', tone: 'good' },
  declined: { id: 3, label: 'Отклонено', tone: 'bad' },
  replaced: { id: 4, label: 'Заменено новым', tone: 'neutral' },
});

/** Kinds of documents the venue makes for an event. */
export const requestPaper = defineEnum({
  contract: { id: 1, label: 'Договор' },
  invoice: { id: 2, label: 'Счёт' },
  act: { id: 3, label: 'Акт' },
  other: { id: 4, label: 'Другой документ' },
});

/** A file as it came with a message or a document. */
export const SentFile = z.object({ fileId: Id, filePath: z.string(), fileName: z.string(), fileSize: z.int() });

/** A document of the venue that the customer downloads. */
export const RequestPaper = z.extend(SentFile, { paper: requestPaper.schema, sentAt: Instant });
export type RequestPaper = z.output<typeof RequestPaper>;

/** A line of a proposal: a number of units and the price of one, in kopecks. */
export const ProposalLineFields = z.object({
  title: required(300),
  quantity: checked(
    z.int({ error: messages.required }),
    z.minimum(1, messages.invalid),
    z.maximum(100_000, messages.invalid),
  ),
  unit: required(20),
  unitPrice: checked(
    z.int({ error: messages.required }),
    z.minimum(0, messages.invalid),
    z.maximum(10_000_000_000, messages.invalid),
  ),
});
export type ProposalLineFields = z.output<typeof ProposalLineFields>;

/** What the venue offers for an event, as it was sent. A newer proposal replaces it, unless it is accepted. */
export const Proposal = z.object({
  proposalId: Id,
  /** 1 for the first that was sent. */
  version: z.int(),
  proposalStatus: proposalStatus.schema,
  lines: z.array(z.extend(withoutRules(ProposalLineFields), { sum: Kopecks })),
  /** Kopecks, the sum of all lines. */
  price: Kopecks,
  comment: z.string(),
  who: z.string(),
  sentAt: Instant,
  answeredAt: z.nullable(Instant),
  /** Why it was declined; null unless it was. */
  reason: z.nullable(z.string()),
});
export type Proposal = z.output<typeof Proposal>;

/** What followed the submission of a request. */
export const afterSubmit = {
  /** Newest first. */
  proposals: z.array(Proposal),
  papers: z.array(RequestPaper),
};

/** A customer's review of their event; staff may publish it among the reviews. */
export const EventRequestReview = z.object({
  eventRequestId: Id,
  reviewRating: checked(z.int(), z.minimum(1, messages.required), z.maximum(5)),
  reviewText: required(4000),
});
