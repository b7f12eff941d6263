/** Where the screens of packages of hours are. */
export const packagePaths = {
  list: { path: '/packages' },
  create: { path: '/packages/create' },
  page: { path: '/packages/edit/:packageId' },
} as const;

/** Where the packages that were bought are. */
export const purchasePaths = {
  list: { path: '/package-purchases' },
  page: { path: '/package-purchases/:purchaseId' },
} as const;
