/** A key for one intention. */
export const newIdempotencyKey = (): string =>
  // `crypto.randomUUID` is missing on pages served without TLS.
  [...crypto.getRandomValues(new Uint8Array(16))].map(byte => byte.toString(16).padStart(2, '0')).join('');
