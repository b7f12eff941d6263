/** The price of a booking, what certificates will pay of it, and the deposit that confirms it. */
export interface Due {
  readonly price: number;
  readonly covered: number;
  /** What is owed once it is paid is null until then. */
  readonly deposit?: { readonly sum: number; readonly rest: number | null } | null;
}

/** Whether only the deposit has to be paid now, because it confirms the booking and was not paid yet. */
export const isDepositDue = ({ deposit }: Pick<Due, 'deposit'>): boolean => deposit?.rest === null;

/** What has to be paid now for a booking that is not paid, by other means than certificates. */
export const dueOf = ({ price, covered, deposit }: Due): number =>
  deposit?.rest === null ? deposit.sum : price - covered;

/** Whether a sum confirms an unpaid booking: what is due, or its whole price instead of the deposit. */
export const confirms = (row: Due, sum: number): boolean => sum === dueOf(row) || sum === row.price - row.covered;
