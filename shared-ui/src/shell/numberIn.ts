/** The number of a record from a path parameter; null if it is not a number. */
export const numberIn = (word: string | null | undefined): number | null =>
  /^[1-9]\d{0,8}$/.test(word ?? '') ? Number(word) : null;
