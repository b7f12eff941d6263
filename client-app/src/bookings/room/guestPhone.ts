const KEY = 'guest-phone';

/** Stores for this tab the phone a visitor is verifying, so that a reload continues with its code. Empty removes it. */
export function keepGuestPhone(digits: string): void {
  try {
    if (digits === '') sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, digits);
  } catch {
    // Storage is unavailable: after a reload the phone is typed again.
  }
}

/** Ten digits of that phone; empty if none is being verified. */
export function storedGuestPhone(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}
