import { instantOf, isDay } from '@venue/shared-ui/dates/calendar.ts';

/** Hours of one day somebody wishes for: from one up to another, which is their end. */
export interface WishedHours {
  readonly day: string;
  readonly from: number;
  readonly to: number;
}

/** The query of a room's address that chooses these hours there. */
export const wishedQuery = ({ day, from, to }: WishedHours): string =>
  `?${new URLSearchParams({ day, from: String(from), to: String(to) })}`;

/** The beginnings of the hours a query chooses; null when it chooses none. */
export function wishedIn(query: URLSearchParams): string[] | null {
  const day = query.get('day');
  const [from, to] = ['from', 'to'].map(name => Number(query.get(name) ?? Number.NaN));
  if (!isDay(day) || from === undefined || to === undefined) return null;
  if (!Number.isInteger(from) || !Number.isInteger(to) || from < 0 || to > 24 || from >= to) return null;
  return Array.from({ length: to - from }, (_, each) => instantOf(day, from + each));
}
