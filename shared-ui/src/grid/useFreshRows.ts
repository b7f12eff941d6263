import { useEffect, useState } from 'react';

/** Milliseconds a new or changed row stays marked. */
const FRESH_MS = 2000;

interface Seen<Row> {
  readonly list: string;
  readonly rows: readonly Row[];
}

/**
 * Ids of rows that appeared or changed while the same list was on screen, for two seconds each time. Rows that come
 * with another page or filter are not marked. `list` names the list: its query as text.
 */
export function useFreshRows<Row>(
  rows: readonly Row[] | undefined,
  idOf: (row: Row) => string,
  list: string,
): ReadonlySet<string> {
  const [seen, setSeen] = useState<Seen<Row> | null>(null);
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  if (rows && (seen?.rows !== rows || seen.list !== list)) {
    setSeen({ list, rows });
    if (seen?.list === list) {
      const before = new Map(seen.rows.map(row => [idOf(row), JSON.stringify(row)]));
      const news = rows.filter(row => before.get(idOf(row)) !== JSON.stringify(row)).map(idOf);
      if (news.length > 0) setFresh(new Set(news));
    } else if (fresh.size > 0) setFresh(new Set());
  }
  useEffect(() => {
    if (fresh.size === 0) return;
    const timer = setTimeout(() => setFresh(new Set()), FRESH_MS);
    return () => clearTimeout(timer);
  }, [fresh]);
  return fresh;
}
