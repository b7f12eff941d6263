/** Who gets an SMS or a letter. */
type Receiver =
  /** The owner of the record or the account, at the phone or the address on file. */
  | 'owner'
  /** The person who asked for a code, at the phone or the address they named. */
  | 'asker'
  /** A member of staff. */
  | 'colleague'
  /** The phone or the address that the account had until now. */
  | 'former'
  /** The person whom an organiser offers an event to, at the phone they named. */
  | 'successor'
  /** A person who agreed to get letters of the venue. */
  | 'subscriber'
  /** The payer of an invoice, at the address in their requisites or one that staff named. */
  | 'payer'
  /** The venue's own mailbox. */
  | 'support';

/** A message of the table: what it is about, who gets it, how, and its words. */
export interface Notice<About> {
  readonly by: 'sms' | 'mail';
  readonly to: Receiver;
  /** What it is about, as staff read it; the subject of a letter. */
  readonly title: string;
  /** The most parts the SMS may have, as the gateway counts them. */
  readonly parts?: number;
  readonly text: (about: About) => string;
}

/** Whether nobody wrote its words: unlike a letter to subscribers and a question to support. */
export const isByMachine = (notice: Notice<never> | undefined): boolean =>
  notice !== undefined && notice.to !== 'subscriber' && notice.to !== 'support';

const SIGNATURE = ' Площадка';
const REST = '… Полностью в личном кабинете.';

/** How many parts an SMS in Cyrillic takes: 70 characters in one, 67 in each of several. */
export const partsOf = (text: string): number => (text.length <= 70 ? 1 : Math.ceil(text.length / 67));
const charactersIn = (parts: number): number => (parts === 1 ? 70 : parts * 67);

/**
 * Signs a text and fits it into its parts: one that is too long, because of what people typed, is cut and says where
 * the rest is.
 */
function within(parts: number, text: string): string {
  const most = charactersIn(parts) - SIGNATURE.length;
  const fits = text.length <= most ? text : `${text.slice(0, most - REST.length).trimEnd()}${REST}`;
  return `${fits}${SIGNATURE}`.replaceAll('\u00a0', ' ');
}

/** An SMS of at most `parts` parts; what people typed comes last in its text, because the end may be cut. */
export const sms = <About>(
  to: Receiver,
  title: string,
  parts: number,
  text: (about: About) => string,
): Notice<About> => ({ by: 'sms', to, title, parts, text: about => within(parts, text(about)) });

export const mail = <About>(to: Receiver, title: string, text: (about: About) => string): Notice<About> => ({
  by: 'mail',
  to,
  title,
  text,
});

/**
 * Why money that arrived is refunded: it came twice, in another sum, too late, after the hours or tickets were gone, or
 * after sales had closed.
 */
export type MoneyBack = 'twice' | 'sum' | 'late' | 'gone' | 'closed';

/** A sentence with a full stop, unless it already has an end. */
export const ended = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** A title shortened to leave room for the rest of the message. */
export const short = (title: string): string => (title.length <= 60 ? title : `${title.slice(0, 59)}…`);
