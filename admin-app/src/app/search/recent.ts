/** A record that the user opened recently. */
export interface Recent {
  readonly title: string;
  readonly to: string;
}

const MOST = 6;
// Kept in the session storage of this tab only, because titles may be people's names.
const keyOf = (userId: number) => `recent:${userId}`;

const isRecent = (value: unknown): value is Recent =>
  typeof value === 'object' &&
  value !== null &&
  'title' in value &&
  typeof value.title === 'string' &&
  'to' in value &&
  typeof value.to === 'string';

/** The records somebody has opened last, the latest first. */
export function recentOf(userId: number): readonly Recent[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isRecent).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Puts a record first among those opened last. */
export function rememberRecent(userId: number, opened: Recent): void {
  const others = recentOf(userId).filter(each => each.to !== opened.to);
  try {
    sessionStorage.setItem(keyOf(userId), JSON.stringify([opened, ...others].slice(0, MOST)));
  } catch {
    // Storage is blocked: nothing is remembered.
  }
}
