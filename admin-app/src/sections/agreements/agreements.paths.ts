/** Where agreements are. */
export const agreementPaths = {
  list: { path: '/agreements' },
  create: { path: '/agreements/create' },
  page: { path: '/agreements/edit/:agreementId' },
} as const;

export const templatePaths = {
  list: { path: '/agreements/templates' },
  create: { path: '/agreements/templates/create' },
  page: { path: '/agreements/templates/:templateId' },
} as const;
