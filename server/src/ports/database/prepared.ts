import pg from 'pg';

/** So often is a statement sent before it gets a name: one that is sent once need not be kept. */
const REPEATED = 3;
/** Each connection keeps at most so many statements and their plans in memory. */
const MOST_KEPT = 500;
/** So many statements are counted at most. */
const MOST_COUNTED = 5_000;

/**
 * Statements that read a page of a list or search are planned each time, because their best plan depends on the values.
 */
const dependsOnValues = /\blimit\b|\bmaterialized\b/i;

/** Gives a statement that is sent again and again a name. */
export function naming(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  const sent = new Map<string, number>();
  return text => {
    const name = names.get(text);
    if (name !== undefined || names.size >= MOST_KEPT) return name;
    const times = (sent.get(text) ?? 0) + 1;
    if (times < REPEATED || dependsOnValues.test(text)) {
      if (sent.size >= MOST_COUNTED) sent.clear();
      sent.set(text, times);
      return undefined;
    }
    sent.delete(text);
    names.set(text, `s${names.size + 1}`);
    return names.get(text);
  };
}

const isStatement = (config: unknown): config is pg.QueryConfig =>
  typeof config === 'object' && config !== null && 'text' in config && !('submit' in config);

/**
 * The connections of one pool. A statement with parameters that is sent again and again is parsed once on each of them,
 * and planned once if PostgreSQL finds that the values make no difference. Planning a short statement takes longer than
 * running it.
 */
export function preparingClient(): typeof pg.Client {
  const nameOf = naming();
  return class extends pg.Client {
    // `query` has seven overloads; what they have in common is passed on as it came, so the casts.
    override query(...args: unknown[]): never {
      const [config, values] = args;
      if (isStatement(config) && Array.isArray(values) && values.length > 0)
        args[0] = { ...config, name: config.name ?? nameOf(config.text) };
      return super.query.apply(this, args as never) as never;
    }
  };
}

/** Connections through a pooler that does not follow names: one may meet the session in which another has used it. */
export function namelessClient(): typeof pg.Client {
  return class extends pg.Client {
    override query(...args: unknown[]): never {
      const [config] = args;
      // guard: pooler.test.ts
      if (isStatement(config)) args[0] = { ...config, name: undefined };
      return super.query.apply(this, args as never) as never;
    }
  };
}
