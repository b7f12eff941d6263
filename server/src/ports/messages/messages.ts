/** A file that goes with a letter. */
export interface LetterFile {
  readonly name: string;
  readonly type: string;
  readonly data: Buffer;
}

/** An SMS or a letter on its way out. */
export interface Message {
  readonly kind: 'sms' | 'mail';
  /** Ten digits of a phone, or an e-mail address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** A letter's text with its formatting. */
  readonly html?: string | null;
  readonly files?: readonly LetterFile[];
  /** Where a POST ends the subscription the letter belongs to (RFC 8058). */
  readonly leave?: string | null;
  /** The same with every try of this message, and never another one's. */
  readonly key: string;
  /** An earlier try may have sent it, although nobody heard so. */
  readonly isRepeat: boolean;
}

/** Nobody will ever get this message: there is no such number or mailbox. The reason is in Russian. */
export class Undeliverable extends Error {}

/** Sends SMS and letters. */
export interface Messages {
  /**
   * `left`: it has left the house, and codes in it need not be kept. `shown`: it is read where it stands, in the outbox.
   * A repeat of what was sent already answers `left` and sends nothing where the gateway can tell.
   * @throws Undeliverable when the receiver cannot be reached at all; no other try would end otherwise
   * @throws Error when it could not be sent now, with the reason in Russian; the worker tries again later
   */
  send(message: Message): Promise<'left' | 'shown'>;
}

/** The demo's: a message stays in the outbox table, where people read it. */
export const keptInOutbox: Messages = { send: async () => 'shown' };
