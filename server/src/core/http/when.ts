import { type ApiFailure, type FailureCode, failureTexts, plural } from '@venue/sdk';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** The longest text that a client shows. */
const MOST = 300;

/** «40 секунд», «5 минут», «2 часа»: rounded up, so that waiting that long is always enough. */
export function spanText(seconds: number): string {
  const time =
    seconds < 2 * MINUTE
      ? plural(Math.ceil(seconds), 'секунду', 'секунды', 'секунд')
      : seconds < 2 * HOUR
        ? plural(Math.ceil(seconds / MINUTE), 'минуту', 'минуты', 'минут')
        : plural(Math.ceil(seconds / HOUR), 'час', 'часа', 'часов');
  return time.replace(' ', '\u00a0');
}

const texts: Partial<Record<FailureCode, (span: string) => string>> = {
  rate_limited: span => `Слишком много попыток. Повторите через\u00a0${span}`,
  code_too_soon: span => `Новый код можно отправить через\u00a0${span}`,
  code_tries_spent: span => `Слишком много неверных попыток. Новый код можно отправить через\u00a0${span}`,
};

type Facts = Pick<ApiFailure, 'code'> & Partial<Pick<ApiFailure, 'retryAfter' | 'data'>>;

/** What stands in the way, for failures whose data says so in words. */
function obstacleIn({ code, data }: Facts): string | undefined {
  if (
    (code !== 'room_taken' && code !== 'slot_taken') ||
    typeof data !== 'object' ||
    data === null ||
    !('summary' in data)
  )
    return undefined;
  return typeof data.summary === 'string' && data.summary !== '' ? data.summary : undefined;
}

/** The text of a failure for the user, with the time to wait or what stands in the way, if there is one. */
export function textFor(failure: Facts): string {
  const { code, retryAfter } = failure;
  const obstacle = obstacleIn(failure);
  if (obstacle !== undefined) return `Помещение занято: ${obstacle}`.slice(0, MOST);
  const text = texts[code];
  return text && retryAfter !== undefined ? text(spanText(retryAfter)) : failureTexts[code];
}
