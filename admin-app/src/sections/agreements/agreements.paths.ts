/** Where agreements and their papers are. */
export const agreementPaths = {
  list: { path: '/agreements' },
  create: { path: '/agreements/create' },
  page: { path: '/agreements/edit/:agreementId' },
} as const;

export const paperPaths = {
  invoices: { path: '/agreements/invoices' },
  acts: { path: '/agreements/acts' },
  invoice: { path: '/agreements/invoices/:invoiceId' },
  act: { path: '/agreements/acts/:actId' },
  payments: { path: '/agreements/payments' },
} as const;

export const templatePaths = {
  list: { path: '/agreements/templates' },
  create: { path: '/agreements/templates/create' },
  page: { path: '/agreements/templates/:templateId' },
} as const;
