import { searchRecords } from '@venue/sdk/search/admin';
import type { SearchGroup } from '@venue/sdk/search/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { useEffect, useState } from 'react';

const PAUSE_MS = 150;
const none: readonly SearchGroup[] = [];

/** A number can be searched from its first digit, a word from its second letter. */
const isEnough = (text: string) => /^[№#]?\s*\d/.test(text) || text.length >= 2;

interface SearchResults {
  readonly groups: readonly SearchGroup[];
  readonly busy: boolean;
  readonly error: Error | null;
}

/** The matching records, debounced. The server also tries the other keyboard layout and the other alphabet. */
export function useSearchResults(typed: string): SearchResults {
  const text = typed.trim();
  const [q, setQ] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setQ(isEnough(text) ? text : ''), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const enabled = q !== '';
  const shown = useCall(searchRecords, { query: { q: q || '-' } }, { enabled, keepPrevious: true });
  if (!enabled) return { groups: none, busy: isEnough(text), error: null };
  return {
    groups: shown.data?.message.groups ?? none,
    busy: q !== text || shown.isFetching,
    error: shown.error,
  };
}
