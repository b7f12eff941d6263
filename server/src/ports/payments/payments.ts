import type { Checkable } from '../checkable.ts';

/** The state of a payment at the provider. */
export interface ProviderPayment {
  readonly id: string;
  /**
   * `authorized`: the payer's bank holds the money until it is captured or voided. `voided`: it was released, and none of
   * it was taken.
   */
  readonly status: 'pending' | 'authorized' | 'succeeded' | 'canceled' | 'voided';
  /** Kopecks. */
  readonly sum: number;
}

interface StartedPayment {
  readonly id: string;
  readonly confirmationToken: string;
  /** Page of the provider that is shown in a frame. */
  readonly frameUrl: string;
}

/** What a receipt says: who paid for what; sums are kopecks. */
export interface Receipt {
  /** Ten digits. */
  readonly phone: string;
  readonly lines: readonly {
    readonly title: string;
    readonly quantity: number;
    readonly unitPrice: number;
    readonly sum: number;
  }[];
  readonly vatPercent: number;
  /** Whether it is of a prepayment that a second receipt settles, or of the return of one; otherwise of full payment. */
  readonly isPrepayment: boolean;
  /** Whether that prepayment is an advance: what it will be spent on is not known. */
  readonly isAdvance?: boolean;
}

/**
 * What a receipt belongs to: a payment, or a refund of it, named by the key it was sent with. The second receipt of a
 * payment says that the service was given for the prepayment.
 */
export interface ReceiptOf {
  readonly paymentId: string;
  readonly refundKey: string | null;
  readonly isSecond: boolean;
  /** The title of a second receipt of a payment that has several, for parts of the prepayment. */
  readonly part?: string | undefined;
}

/** A receipt that has been registered. */
export interface Registered {
  readonly status: 'registered';
  /** The number of the fiscal document, that of the storage that keeps it, and the document's fiscal attribute. */
  readonly documentNumber: string;
  readonly storageNumber: string;
  readonly attribute: string;
  readonly registeredAt: Date;
  /** Kopecks. */
  readonly sum: number;
}

/**
 * The state of a receipt. `elsewhere`: the provider writes none, because the venue uses its own cash register.
 * `unwritten`: a second receipt that the provider has not been asked for.
 */
export type ReceiptState = Registered | { readonly status: 'pending' | 'refused' | 'elsewhere' | 'unwritten' };

/** A payment or a refund in the provider's books. */
export interface StatementLine {
  readonly kind: 'payment' | 'refund';
  /** The provider's id of it. */
  readonly id: string;
  /** The provider's id of the payment; for a refund, of the payment it returns. */
  readonly paymentId: string;
  /** The key we sent a refund with; null if it was not sent by us. */
  readonly refundKey: string | null;
  readonly sum: number;
  readonly at: Date;
}

/** What a provider is asked to start. */
export interface StartRequest {
  readonly key: string;
  readonly sum: number;
  readonly description: string;
  readonly expiresAt: Date;
  readonly receipt: Receipt;
}

/** Payments by a QR code of SBP, which we draw ourselves. They are never in two stages. */
export interface SbpPayments {
  /** Kopecks: SBP carries no more at once. */
  readonly most: number;
  /**
   * Starts a payment; the same key starts it once. `qr` is the address that the code has, or a path of this site.
   * @throws Error when the provider cannot be reached or refuses
   */
  start(request: StartRequest): Promise<{ readonly id: string; readonly qr: string }>;
  /**
   * Ends a payment that nobody has paid. One that the provider does not end so early can be paid until its term; what
   * became of it says `read`.
   * @throws Error when the provider cannot be reached
   */
  giveUp(request: { key: string; paymentId: string }): Promise<void>;
}

/**
 * A payment provider with an embedded widget. Notifications are only hints: the payment is always read again by its id.
 */
export interface PaymentProvider extends Checkable {
  readonly name: string;
  /**
   * Starts a payment; the same key starts it once.
   * @throws Error when the provider cannot be reached or refuses
   */
  start(
    request: StartRequest & {
      /** An opaque id of the account, to which the form offers the cards it saved before; null for everybody else. */
      readonly customer: string | null;
    },
  ): Promise<StartedPayment>;
  /** Omitted if the provider has no such payments. */
  readonly sbp?: SbpPayments;
  /** Reads a payment; undefined when the provider does not know it. */
  read(id: string): Promise<ProviderPayment | undefined>;
  /**
   * Takes authorised money; repeated, it takes it once. What became of it says `read`.
   * @throws Error when the provider cannot be reached or refuses, or the outcome of the request is unknown
   */
  capture(request: { key: string; paymentId: string; sum: number }): Promise<void>;
  /**
   * Releases authorised money. What became of it says `read`.
   * @throws Error when the provider cannot be reached or refuses, or the outcome of the request is unknown
   */
  void(request: { key: string; paymentId: string }): Promise<void>;
  /**
   * Sends money back; the same key refunds once, however late it is repeated. `failed`: the provider refused, so
   * nothing was sent and nothing will be with this key.
   * @throws Error when the provider cannot be reached, or the outcome of the request is unknown
   */
  refund(request: {
    key: string;
    paymentId: string;
    sum: number;
    receipt: Receipt;
  }): Promise<'succeeded' | 'pending' | 'failed'>;
  /**
   * Reads the state of a receipt.
   * @throws Error when the provider cannot be reached
   */
  receipt(of: ReceiptOf): Promise<ReceiptState>;
  /**
   * Has a second receipt written, or another one again after its registration was refused; the same key writes only
   * one. `refused`: the provider has refused this one.
   * @throws Error when the provider cannot be reached, or the outcome of the request is unknown
   */
  writeReceipt(request: ReceiptOf & { key: string; sum: number; receipt: Receipt }): Promise<'pending' | 'refused'>;
  /**
   * All payments and refunds from one moment until before another.
   * @throws Error when the provider cannot be reached
   */
  statement(from: Date, to: Date): Promise<readonly StatementLine[]>;
  /** The payment a notification is about, or undefined when it is not one of this provider's. */
  notified(body: unknown): string | undefined;
}

/** The provider that takes payments now, and those that took earlier ones and still read and refund them. */
export interface Payments {
  readonly payments: PaymentProvider;
  readonly formerPayments: readonly PaymentProvider[];
}

export const allProviders = ({ payments, formerPayments }: Payments): readonly PaymentProvider[] => [
  payments,
  ...formerPayments,
];

/**
 * The provider that took a payment: no other one may read or refund it.
 * @throws Error when its settings are gone
 */
export function takerOf(ports: Payments, { provider }: { readonly provider: string }): PaymentProvider {
  const taker = allProviders(ports).find(({ name }) => name === provider);
  if (!taker) throw new Error(`payments of ${provider} wait: set its settings again`);
  return taker;
}

/** No provider is set: nothing can be paid online. */
export const noPayments: PaymentProvider = {
  name: 'none',
  start: () => Promise.reject(new Error('no payment provider is set')),
  read: async () => undefined,
  capture: () => Promise.reject(new Error('no payment provider is set')),
  void: () => Promise.reject(new Error('no payment provider is set')),
  refund: () => Promise.reject(new Error('no payment provider is set')),
  receipt: () => Promise.reject(new Error('no payment provider is set')),
  writeReceipt: () => Promise.reject(new Error('no payment provider is set')),
  statement: async () => [],
  notified: () => undefined,
};
