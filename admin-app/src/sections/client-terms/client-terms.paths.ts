/** Where the terms of organisations are. */
export const clientTermsPaths = {
  list: { path: '/clients' },
  /** With `?agreement=7` those of that agreement; otherwise it is chosen first. */
  create: { path: '/clients/create' },
  page: { path: '/clients/edit/:termsId' },
} as const;
