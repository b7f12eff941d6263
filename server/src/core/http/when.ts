import { type ApiFailure, type FailureCode, failureTexts, plural } from '@venue/sdk';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** «40 секунд», «5 минут», «2 часа»: rounded up, so that waiting that long is always enough. */
export function spanText(seconds: number): string {
  const said =
    seconds < 2 * MINUTE
      ? plural(Math.ceil(seconds), 'секунду', 'секунды', 'секунд')
      : seconds < 2 * HOUR
        ? plural(Math.ceil(seconds / MINUTE), 'минуту', 'минуты', 'минут')
        : plural(Math.ceil(seconds / HOUR), 'час', 'часа', 'часов');
  return said.replace(' ', '\u00a0');
}

const texts: Partial<Record<FailureCode, (span: string) => string>> = {
  rate_limited: span => `Слишком много попыток. Повторите через\u00a0${span}`,
  code_too_soon: span => `Новый код можно отправить через\u00a0${span}`,
  code_tries_spent: span => `Слишком много неверных попыток. Новый код можно отправить через\u00a0${span}`,
};

/** Failures whose text says more than their code: what stands in the way. */
const ownTexts: ReadonlySet<FailureCode> = new Set(['room_taken']);

type Told = Pick<ApiFailure, 'code' | 'retryAfter'> & Partial<Pick<ApiFailure, 'text'>>;

/** The text of a failure for the user, with the time to wait if there is one. */
export function textFor({ code, retryAfter, text }: Told): string {
  if (ownTexts.has(code) && text !== undefined) return text;
  const said = texts[code];
  return said && retryAfter !== undefined ? said(spanText(retryAfter)) : failureTexts[code];
}
