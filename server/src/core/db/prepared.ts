const statements = new WeakMap<object, Map<string, object>>();

/**
 * A prepared statement, built once for a database and planned once for each of its connections. Its name must be
 * unique, and its text always the same: only placeholders vary.
 */
export function prepared<Prepared extends object>(
  db: object,
  name: string,
  make: () => { prepare(name: string): Prepared },
): Prepared {
  const cache = statements.get(db) ?? new Map<string, object>();
  statements.set(db, cache);
  const query = cache.get(name) ?? make().prepare(name);
  cache.set(name, query);
  return query as Prepared;
}
