/** Where a payment stands at the provider. */
export interface ProviderPayment {
  readonly id: string;
  readonly status: 'pending' | 'succeeded' | 'canceled';
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
}

/** What a receipt is of: a payment, or a refund of it by the key it was sent with. */
export interface ReceiptOf {
  readonly paymentId: string;
  readonly refundKey: string | null;
}

/** What the register of receipts said. */
export interface Registered {
  readonly status: 'registered';
  /** Numbers of the fiscal document, of the storage that keeps it, and its sign, as the tax service asks for them. */
  readonly documentNumber: string;
  readonly storageNumber: string;
  readonly attribute: string;
  readonly registeredAt: Date;
  /** Kopecks. */
  readonly sum: number;
}

/** Where a receipt stands; `elsewhere`: the provider writes none, the venue has its own cash register for them. */
export type ReceiptState = Registered | { readonly status: 'pending' | 'refused' | 'elsewhere' };

/** Money that came or went, as the provider's books have it. */
export interface StatementLine {
  readonly kind: 'payment' | 'refund';
  /** The provider's number of it. */
  readonly id: string;
  /** The provider's number of the payment; of a refund, the one it gives back. */
  readonly paymentId: string;
  /** The key we sent a refund with; null where somebody sent it past us. */
  readonly refundKey: string | null;
  readonly sum: number;
  readonly at: Date;
}

/** A payment provider with an embedded widget. Notifications are hints only: the payment is always read again by its id. */
export interface PaymentProvider {
  readonly name: string;
  /**
   * Starts a payment; the same key starts it once.
   * @throws Error when the provider cannot be reached or refuses
   */
  start(wanted: {
    key: string;
    sum: number;
    description: string;
    expiresAt: Date;
    receipt: Receipt;
  }): Promise<StartedPayment>;
  /** Reads a payment; undefined when the provider does not know it. */
  read(id: string): Promise<ProviderPayment | undefined>;
  /**
   * Sends money back; the same key refunds once, however late it is repeated. `failed` is the provider's own refusal:
   * nothing was sent, and nothing will be by this key.
   * @throws Error when the provider cannot be reached, or nobody knows what became of the request
   */
  refund(wanted: {
    key: string;
    paymentId: string;
    sum: number;
    receipt: Receipt;
  }): Promise<'succeeded' | 'pending' | 'failed'>;
  /**
   * Reads what became of a receipt.
   * @throws Error when the provider cannot be reached
   */
  receipt(of: ReceiptOf): Promise<ReceiptState>;
  /**
   * Has a receipt written anew whose registration was refused; the same key writes one. `refused` is the provider's own.
   * @throws Error when the provider cannot be reached, or nobody knows what became of the request
   */
  writeReceipt(wanted: ReceiptOf & { key: string; sum: number; receipt: Receipt }): Promise<'pending' | 'refused'>;
  /**
   * Everything that came and went from one moment to before another.
   * @throws Error when the provider cannot be reached
   */
  statement(from: Date, to: Date): Promise<readonly StatementLine[]>;
  /** The payment a notification is about, or undefined when it is not one of this provider's. */
  notified(body: unknown): string | undefined;
}

/** No provider is set: nothing can be paid online. */
export const noPayments: PaymentProvider = {
  name: 'none',
  start: () => Promise.reject(new Error('no payment provider is set')),
  read: async () => undefined,
  refund: () => Promise.reject(new Error('no payment provider is set')),
  receipt: () => Promise.reject(new Error('no payment provider is set')),
  writeReceipt: () => Promise.reject(new Error('no payment provider is set')),
  statement: async () => [],
  notified: () => undefined,
};
