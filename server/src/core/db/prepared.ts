const kept = new WeakMap<object, Map<string, object>>();

/**
 * A statement that is written once for a database and planned once for each of its connections. Its name belongs to it
 * alone, and its text is always the same: what varies are placeholders.
 */
export function prepared<Prepared extends object>(
  db: object,
  name: string,
  make: () => { prepare(name: string): Prepared },
): Prepared {
  const known = kept.get(db) ?? new Map<string, object>();
  kept.set(db, known);
  const query = known.get(name) ?? make().prepare(name);
  known.set(name, query);
  return query as Prepared;
}
