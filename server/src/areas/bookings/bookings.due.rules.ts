/** The price of a booking, and what certificates will pay of it. */
interface Due {
  readonly price: number;
  readonly covered: number;
}

/** What is to be paid for a booking by other means than certificates. */
export const dueOf = ({ price, covered }: Due): number => price - covered;

/** What decides whether money that arrives pays for a booking. */
export interface Awaiting extends Due {
  readonly status: number;
  readonly cancelledBy: string | null;
  readonly firstStart: Date;
}
