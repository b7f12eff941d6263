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
  /** The payment a notification is about, or undefined when it is not one of this provider's. */
  notified(body: unknown): string | undefined;
}

/** No provider is set: nothing can be paid online. */
export const noPayments: PaymentProvider = {
  name: 'none',
  start: () => Promise.reject(new Error('no payment provider is set')),
  read: async () => undefined,
  refund: () => Promise.reject(new Error('no payment provider is set')),
  notified: () => undefined,
};
