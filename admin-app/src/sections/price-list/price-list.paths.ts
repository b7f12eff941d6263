/** Where the screens of the price list are. */
export const priceListPaths = {
  list: { path: '/price-list' },
  create: { path: '/price-list/create' },
  page: { path: '/price-list/edit/:priceItemId' },
} as const;
