/** Where money and receipts are compared. */
export const receiptPaths = {
  list: { path: '/reconciliation' },
  money: { path: '/reconciliation/money' },
} as const;
