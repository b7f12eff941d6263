/** The address that calls a phone of ten digits. */
export const callTo = (digits: string): string => `tel:+7${digits}`;
