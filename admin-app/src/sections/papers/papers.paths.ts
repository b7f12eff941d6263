/** Where invoices, acts and the payments of the bank are. */
export const paperPaths = {
  invoices: { path: '/agreements/invoices' },
  acts: { path: '/agreements/acts' },
  invoice: { path: '/agreements/invoices/:invoiceId' },
  act: { path: '/agreements/acts/:actId' },
  payments: { path: '/agreements/payments' },
} as const;
