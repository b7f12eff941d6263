/** Who gets an SMS or a letter. */
type Receiver =
  /** Whose record or account it is, at the phone or the address on record. */
  | 'owner'
  /** Whoever asked for a code, at the phone or the address they named. */
  | 'asker'
  /** A colleague of the staff. */
  | 'colleague'
  /** The number or the address that was the account's until then. */
  | 'former'
  /** Whoever agreed to get letters of the venue. */
  | 'subscriber'
  /** Who pays by an invoice, at the address in their requisites or one that staff named. */
  | 'payer'
  /** The venue's own mailbox. */
  | 'support';

/** A message of the table: what it is about, who gets it, how, and its words. */
export interface Notice<About> {
  readonly by: 'sms' | 'mail';
  readonly to: Receiver;
  /** What it is about, as staff read it; the subject of a letter. */
  readonly title: string;
  /** How many parts of an SMS the gateway sends, and counts, at most. */
  readonly parts?: number;
  readonly text: (about: About) => string;
}

const SIGNATURE = ' Площадка';
const REST = '… Полностью в личном кабинете.';

/** How many parts an SMS in Cyrillic takes: 70 characters in one, 67 in each of several. */
export const partsOf = (text: string): number => (text.length <= 70 ? 1 : Math.ceil(text.length / 67));
const charactersIn = (parts: number): number => (parts === 1 ? 70 : parts * 67);

/** Signed, within its parts: what is too long, which people typed, ends with where the rest is. */
function within(parts: number, text: string): string {
  const most = charactersIn(parts) - SIGNATURE.length;
  const fits = text.length <= most ? text : `${text.slice(0, most - REST.length).trimEnd()}${REST}`;
  return `${fits}${SIGNATURE}`.replaceAll('\u00a0', ' ');
}

/** An SMS of at most so many parts; what people typed stands last in its text. */
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

/** Why money that came goes back: it came twice, in another sum, after the hours or the tickets were gone, or when nothing was sold any more. */
export type MoneyBack = 'twice' | 'sum' | 'late' | 'gone' | 'closed';

/** A sentence with its end. */
export const ended = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** A title that leaves the message room for the rest. */
export const short = (title: string): string => (title.length <= 60 ? title : `${title.slice(0, 59)}…`);
