/** Where the screens of promo codes are. */
export const promoCodePaths = {
  list: { path: '/promo-codes' },
  create: { path: '/promo-codes/create' },
  page: { path: '/promo-codes/edit/:promoCodeId' },
} as const;
