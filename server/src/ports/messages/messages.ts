import type { Checkable } from '../checkable.ts';

/** A file attached to a letter. */
export interface LetterFile {
  readonly name: string;
  readonly type: string;
  readonly data: Buffer;
}

/** An SMS or a letter to send. */
export interface Message {
  readonly kind: 'sms' | 'mail';
  /** Ten digits of a phone, or an e-mail address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The text of a letter as HTML. */
  readonly html?: string | null;
  readonly files?: readonly LetterFile[];
  /** The address that answers go to, if it is not the sender's. */
  readonly replyTo?: string | null;
  /** A machine wrote it, so no automatic answer to it may follow (RFC 3834). */
  readonly isAutomatic?: boolean;
  /** The address at which a POST ends the subscription (RFC 8058). */
  readonly leave?: string | null;
  /** The same for every try of this message, and different for every other message. */
  readonly key: string;
  /** An earlier try may have sent it although no reply arrived. */
  readonly isRepeat: boolean;
}

/** The message can never be delivered: there is no such number or mailbox. The reason is in Russian. */
export class Undeliverable extends Error {}

/** Sends SMS and letters. */
export interface Messages extends Checkable {
  /**
   * `left`: the message was sent, and codes in it need not be kept. `shown`: it is read in the outbox itself. A repeat
   * of a message that was already sent returns `left` and sends nothing, if the gateway can tell.
   * @throws Undeliverable when the receiver can never be reached; no other try would end differently
   * @throws Error when it could not be sent now, with the reason in Russian; the worker tries again later
   */
  send(message: Message): Promise<'left' | 'shown'>;
}

/** For the demo: a message stays in the outbox table, where people read it. */
export const keptInOutbox: Messages = { send: async () => 'shown' };
