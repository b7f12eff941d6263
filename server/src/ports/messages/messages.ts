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
  /** The address that reports about this letter go to, if it is one of its own. */
  readonly returnPath?: string | undefined;
  /** A machine wrote it, so no automatic answer to it may follow (RFC 3834). */
  readonly isAutomatic?: boolean;
  /** The address at which a POST ends the subscription (RFC 8058). */
  readonly leave?: string | null;
  /** The same for every try of this message, and different for every other message. */
  readonly key: string;
  /** An earlier try may have sent it although no reply arrived. */
  readonly isRepeat: boolean;
  /**
   * The gateway that has an SMS or may have it; `NOBODY` if the last try ended without one, null if that is not known.
   */
  readonly triedBy?: string | null;
  /** Stores the gateway that is about to get an SMS as the one that may have it. */
  readonly beforeTry?: (gateway: string) => Promise<void>;
}

/** No gateway has the message: all that were tried said so. */
export const NOBODY = 'none';

/** The gateway certainly did not take the message. The reason is in Russian. */
export class Refused extends Error {}

/** The message can never be delivered: there is no such number or mailbox. The reason is in Russian. */
export class Undeliverable extends Refused {}

/** The gateway that took an SMS and can be asked what became of it, and the gateway's id of it if it gives one. */
export interface GatewayRef {
  readonly gateway: string;
  readonly reference: string | null;
}

/** An SMS that a gateway took. */
export type SentSms = GatewayRef & Pick<Message, 'to' | 'key'>;

/** What became of an SMS; the reason is in Russian. */
export type DeliveryReport =
  | { readonly state: 'pending' | 'delivered' }
  | { readonly state: 'undelivered'; readonly reason: string };

/** Sends SMS and letters. */
export interface Messages extends Checkable {
  /**
   * `left`, or who took it: the message was sent, and codes in it need not be kept. `shown`: it is read in the outbox
   * itself. A repeat of a message that was already sent sends nothing, if the gateway can tell.
   * @throws Undeliverable when the receiver can never be reached; no other try would end differently
   * @throws Refused when it certainly was not sent; the worker tries again later
   * @throws Error when it could not be sent now or nobody knows, with the reason in Russian; the worker tries again later
   */
  send(message: Message): Promise<'left' | 'shown' | GatewayRef>;
  /**
   * Asks what became of an SMS that a gateway took; absent where nobody can be asked.
   * @throws Error when the gateway does not say
   */
  report?(sent: SentSms): Promise<DeliveryReport>;
}

/** For the demo: a message stays in the outbox table, where people read it. */
export const keptInOutbox: Messages = { send: async () => 'shown' };
