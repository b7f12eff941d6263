import { instantOf, isDay } from '@venue/shared-ui/dates/calendar.ts';

/** Hours of one day that a customer would like: from `from` up to `to`, exclusive. */
export interface WishedHours {
  readonly day: string;
  readonly from: number;
  readonly to: number;
}

/** The query that preselects hours and the number of guests on a room's page; empty without any. */
export function wishedQuery(hours: WishedHours | null, people?: number): string {
  const query = new URLSearchParams({
    ...(hours && { day: hours.day, from: String(hours.from), to: String(hours.to) }),
    ...(people !== undefined && { people: String(people) }),
  });
  return query.size > 0 ? `?${query}` : '';
}

/** The starts of the hours that a query preselects; null if it selects none. */
export function wishedIn(query: URLSearchParams): string[] | null {
  const day = query.get('day');
  const [from, to] = ['from', 'to'].map(name => Number(query.get(name) ?? Number.NaN));
  if (!isDay(day) || from === undefined || to === undefined) return null;
  if (!Number.isInteger(from) || !Number.isInteger(to) || from < 0 || to > 24 || from >= to) return null;
  return Array.from({ length: to - from }, (_, each) => instantOf(day, from + each));
}
