/** Why somebody was redirected to another page. */
export const reasons = {
  /** The server no longer knows the session, or it has expired. */
  ended: 'Сессия закончилась. Войдите\u00a0— введённое сохранится',
  elsewhere: 'Вы вышли в\u00a0другой вкладке. Войдите\u00a0— введённое сохранится',
  /** Staff whose access was closed. */
  closed: 'Доступ сотрудника закрыт администратором. Если это ошибка, обратитесь к\u00a0нему',
  /** Staff at an address of the customers' app. */
  customers: 'Эта страница для клиентов, а\u00a0вы вошли как сотрудник',
  /** A visitor at a page that needs a login. */
  visitor: 'Войдите, чтобы продолжить',
} as const;

export type Reason = keyof typeof reasons;

/** Name of the query parameter that carries the reason. */
export const REASON = 'reason';

/** Adds the reason for a redirect to its address. */
export const withReason = (address: string, reason: Reason): string =>
  `${address}${address.includes('?') ? '&' : '?'}${REASON}=${reason}`;

const isReason = (text: string | null): text is Reason => text !== null && text in reasons;

/** The reason an address carries. */
export function reasonIn(search: string): Reason | null {
  const named = new URLSearchParams(search).get(REASON);
  return isReason(named) ? named : null;
}

let leaving: Reason | 'own' = 'elsewhere';

/** Signs out in this tab and records why; a sign-out without this call happened in another tab. */
export function signsOut(reason: Reason | 'own', signOut: () => void): void {
  leaving = reason;
  try {
    signOut();
  } finally {
    // Everything that reacts to a sign-out runs before the next task, so the reason is reset then.
    setTimeout(() => {
      leaving = 'elsewhere';
    });
  }
}

/** Why the session is over; `own`: the person pressed «Выйти». */
export const lossOf = (): Reason | 'own' => leaving;
