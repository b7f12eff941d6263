/** Where money and receipts are compared. */
export const receiptPaths = {
  list: { path: '/reconciliation' },
  money: { path: '/reconciliation/money' },
} as const;

/** Where the money that is owed back is listed. */
export const owedPaths = { list: { path: '/refunds' } } as const;
