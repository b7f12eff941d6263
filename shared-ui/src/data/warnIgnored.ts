/** Tells the developer of fields that the server did not read: a misspelt name, or an older server. */
export const warnIgnored = ({ id }: { readonly id: string }, fields: readonly string[]): void =>
  // biome-ignore lint/suspicious/noConsole: nothing is wrong for the person, only for whoever develops the app
  console.warn(`${id}: the server did not read ${fields.join(', ')}`);
