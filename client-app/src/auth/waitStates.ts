import type { FailureCode } from '@venue/sdk';

export interface WaitState {
  readonly title: string;
  readonly text: string;
  /** What to offer next: start again, sign in by phone, or check again. */
  readonly main: 'again' | 'phone' | 'ask';
  /** Offers writing to support, because users can do little themselves. */
  readonly support?: true;
}

const expired: WaitState = {
  title: 'Вход не\u00a0завершён',
  text: 'На\u00a0вход через Госуслуги даётся десять минут. Завершить его можно один раз и\u00a0в\u00a0том же браузере, где вы начали.',
  main: 'again',
};

const states: Partial<Record<FailureCode, WaitState>> = {
  esia_unfinished: {
    title: 'Ждём ответа Госуслуг',
    text: 'Подтвердите вход на\u00a0странице Госуслуг. Если вы её закрыли, начните ещё раз.',
    main: 'again',
  },
  esia_refused: {
    title: 'Вход отменён',
    text: 'Госуслуги ничего нам не\u00a0передали. Можно попробовать ещё раз или войти по\u00a0номеру телефона.',
    main: 'again',
  },
  esia_expired: expired,
  esia_invalid: {
    title: 'Не\u00a0удалось проверить ответ',
    text: 'Ответ Госуслуг не\u00a0прошёл проверку, поэтому мы\u00a0его не\u00a0приняли. Начните вход ещё раз.',
    main: 'again',
    support: true,
  },
  esia_phone_needed: {
    title: 'Нужен подтверждённый номер',
    text: 'На\u00a0Госуслугах не\u00a0указан или не\u00a0подтверждён номер телефона. Подтвердите его там или войдите здесь по\u00a0номеру и\u00a0коду из\u00a0СМС.',
    main: 'phone',
  },
  esia_phone_taken: {
    title: 'Номер занят',
    text: 'Номер телефона из\u00a0Госуслуг уже занят другой учётной записью. Войдите по\u00a0номеру телефона или напишите в\u00a0техподдержку.',
    main: 'phone',
    support: true,
  },
  esia_down: {
    title: 'Госуслуги недоступны',
    text: 'Вход через Госуслуги сейчас не\u00a0работает. Попробуйте через несколько минут или войдите по\u00a0номеру телефона.',
    main: 'again',
    support: true,
  },
  rate_limited: {
    title: 'Слишком много попыток',
    text: 'Подождите немного и\u00a0проверьте ещё раз.',
    main: 'ask',
  },
};

const unknown: WaitState = {
  title: 'Не\u00a0удалось войти',
  text: 'Связь с\u00a0сервером прервалась. Проверьте подключение и\u00a0повторите.',
  main: 'ask',
};

/** What the wait page says of a failure; null means that no answer came at all. */
export const stateOf = (code: FailureCode | null): WaitState => (code && states[code]) || unknown;
