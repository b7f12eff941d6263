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

/** A part of a letter: a paragraph, facts with their names, or a link to a page of the site. */
export type LetterPart =
  | string
  | { readonly facts: readonly (readonly [name: string, value: string])[] }
  /** A path from the root of the site, or a whole address. */
  | { readonly link: string; readonly label: string; readonly isQuiet?: true };

/** What goes with a letter: the calendar file of its bookings, the tickets with theirs, or a certificate. */
export type Attached = 'calendar' | 'tickets' | 'certificate';

/** The letter beside an SMS, for people with a confirmed address. */
export interface NoticeLetter<About, A extends Attached | null = Attached | null> {
  readonly attached: A;
  readonly subject: (about: About) => string;
  readonly parts: (about: About) => readonly LetterPart[];
}

/** Why there is no letter beside an SMS. */
interface NoLetter {
  readonly none: string;
}

/** A message of the table: what it is about, who gets it, how, and its words. */
export interface Notice<About> {
  readonly by: 'sms' | 'mail';
  readonly to: Receiver;
  /** What it is about, as staff read it; the subject of a letter. */
  readonly title: string;
  /** The most parts the SMS may have, as the gateway counts them. */
  readonly parts?: number;
  readonly text: (about: About) => string;
  /** Every SMS has it but those to a number that nobody has an account with. */
  readonly letter?: NoticeLetter<About> | NoLetter;
}

/** A message to a person: an SMS, and a letter beside it or why there is none. */
export interface PersonNotice<About, A extends Attached | null> extends Notice<About> {
  readonly letter: NoticeLetter<About, A> | NoLetter;
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

/** Those who have no account, or none that is known. */
type Stranger = 'asker' | 'successor' | 'subscriber' | 'payer' | 'support';

/**
 * An SMS of at most `parts` parts; what people typed comes last in its text, because the end may be cut. To a person with
 * an account it has a letter beside it: one of its own, one in the same words, or the reason why there is none.
 */
export function sms<About>(
  to: Stranger,
  title: string,
  parts: number,
  text: (about: About) => string,
): Omit<Notice<About>, 'letter'>;
export function sms<About, A extends Attached | null = null>(
  to: Exclude<Receiver, Stranger>,
  title: string,
  parts: number,
  text: (about: About) => string,
  letter: NoticeLetter<NoInfer<About>, A> | 'same' | NoLetter,
): PersonNotice<About, A>;
export function sms<About>(
  to: Receiver,
  title: string,
  parts: number,
  text: (about: About) => string,
  letter?: NoticeLetter<About> | 'same' | NoLetter,
): Notice<About> {
  const notice = { by: 'sms', to, title, parts, text: (about: About) => within(parts, text(about)) } as const;
  if (letter === undefined) return notice;
  const same = { attached: null, subject: () => title, parts: (about: About) => [text(about)] };
  return { ...notice, letter: letter === 'same' ? same : letter };
}

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
