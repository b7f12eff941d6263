/** The number of a record as a word of the address tells it; null when it tells none. */
export const numberIn = (word: string | null | undefined): number | null =>
  /^[1-9]\d{0,8}$/.test(word ?? '') ? Number(word) : null;
