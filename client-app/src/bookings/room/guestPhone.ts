const KEY = 'guest-phone';

/** Keeps for this tab the phone a visitor is proving, so that a reload asks for its code again, not for the phone. */
export function keepGuestPhone(digits: string): void {
  try {
    if (digits === '') sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, digits);
  } catch {
    // Storage is unavailable: after a reload the phone is typed again.
  }
}

/** Ten digits of that phone; empty when none is being proved. */
export function keptGuestPhone(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}
