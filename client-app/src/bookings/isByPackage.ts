interface Priced {
  readonly lines?: readonly { readonly kind: string; readonly unitPrice: number }[];
}

/** Whether a package of hours paid for the hours of a booking. */
export const isByPackage = ({ lines = [] }: Priced): boolean =>
  lines.some(({ kind, unitPrice }) => kind === 'tariff' && unitPrice === 0);
