/** The SQLSTATE of a database error, wherever drizzle put it. */
export function sqlState(error: unknown): string | undefined {
  for (let each = error; typeof each === 'object' && each !== null; each = (each as { cause?: unknown }).cause) {
    const code = (each as { code?: unknown }).code;
    if (typeof code === 'string' && /^(?=.*\d)[0-9A-Z]{5}$/.test(code)) return code;
  }
  return undefined;
}
