/** How a failure reaches the user: a toast, a dialog, text beside a field, a change of page, or the log only. */
type Shown = 'toast' | 'dialog' | 'field' | 'redirect' | 'log';

/** One row of the failure table. */
export interface FailureRow {
  /** HTTP status. */
  readonly status: number;
  /** The server message of the specification's section 8, where it names one; otherwise the code travels as message. */
  readonly server?: string;
  /** The exact text the user reads. */
  readonly text: string;
  readonly shown: Shown;
}

const later = 'Попробуйте позже или обратитесь в техподдержку.';

/** Every failure of the API: code, status, server message, text and how it is shown, each once. */
export const failures = {
  invalid_input: { status: 400, text: 'Проверьте заполнение полей', shown: 'field' },
  malformed: { status: 400, text: 'Запрос не удалось прочитать', shown: 'toast' },
  not_found: { status: 404, text: 'Запись не найдена', shown: 'toast' },
  conflict: { status: 409, text: 'Данные успели измениться. Обновите страницу и повторите', shown: 'toast' },
  too_large: { status: 413, text: 'Слишком большой запрос', shown: 'toast' },
  unsupported_type: { status: 415, text: 'Такой формат данных не поддерживается', shown: 'toast' },
  rate_limited: { status: 429, text: 'Слишком много попыток. Подождите немного и повторите', shown: 'toast' },
  internal: { status: 500, text: `Произошла ошибка на сервере. ${later}`, shown: 'toast' },
  unavailable: { status: 503, text: 'Сервис временно недоступен. Попробуйте через минуту', shown: 'toast' },

  profile_denied: {
    status: 403,
    server: 'Access denied profile',
    text: 'У вас нет прав для просмотра',
    shown: 'dialog',
  },
  token_expired: {
    status: 403,
    server: 'Token expired',
    text: 'Срок действия входа истёк. Войдите ещё раз',
    shown: 'redirect',
  },
  access_denied: { status: 403, server: 'Access denied', text: 'Войдите, чтобы продолжить', shown: 'redirect' },
  forbidden: { status: 403, server: 'Forbidden', text: 'Доступ запрещён', shown: 'redirect' },

  user_exists: {
    status: 409,
    server: 'users_usersphone_uindex',
    text: 'Пользователь уже существует в системе',
    shown: 'field',
  },
  captcha_failed: { status: 400, text: 'Проверка не пройдена. Подтвердите, что вы не робот', shown: 'field' },
  code_wrong: { status: 400, text: 'Неверный код', shown: 'field' },
  code_expired: {
    status: 400,
    text: 'Время действия кода подтверждения истекло, вы можете отправить новый код',
    shown: 'field',
  },
  code_tries_spent: { status: 429, text: 'Слишком много неверных попыток. Отправьте новый код', shown: 'field' },
  code_too_soon: { status: 429, text: 'Новый код можно отправить чуть позже', shown: 'toast' },
  sms_down: {
    status: 503,
    server: 'sms service not work',
    text: `Сервис отправки кода недоступен. ${later}`,
    shown: 'toast',
  },
  call_down: {
    status: 503,
    server: 'call service not work',
    text: `Сервис отправки кода недоступен. ${later}`,
    shown: 'toast',
  },
  code_not_sent: {
    status: 502,
    server: 'call service can not send code',
    text: `Не удалось отправить код. ${later}`,
    shown: 'toast',
  },

  slot_taken: { status: 409, text: 'Выбранные часы уже заняты. Выберите другое время', shown: 'toast' },
  slot_invalid: { status: 400, text: 'Эти часы нельзя забронировать', shown: 'toast' },
  room_not_bookable: { status: 409, text: 'Это помещение нельзя забронировать онлайн', shown: 'toast' },
  tariff_gone: { status: 409, text: 'Выбранный тариф больше не действует', shown: 'toast' },
  price_changed: { status: 409, text: 'Стоимость изменилась. Проверьте новую сумму и повторите', shown: 'toast' },
  too_many_holds: {
    status: 429,
    text: 'У вас уже есть неоплаченные брони. Оплатите их или отмените, чтобы забронировать ещё',
    shown: 'toast',
  },
  hold_expired: { status: 409, text: 'Время на оплату истекло, бронь снята', shown: 'toast' },
  booking_not_payable: { status: 409, text: 'Эту бронь нельзя оплатить', shown: 'toast' },
  booking_not_cancellable: { status: 409, text: 'Эту бронь нельзя отменить', shown: 'toast' },
  receipt_not_ready: { status: 409, text: 'Чек появится после оплаты', shown: 'toast' },
  payment_down: {
    status: 503,
    text: 'Платёжный сервис недоступен. Бронь сохранена, попробуйте ещё раз',
    shown: 'toast',
  },

  not_editable: { status: 409, text: 'В этом статусе запись изменить нельзя', shown: 'toast' },
  move_not_allowed: { status: 409, text: 'Статус уже изменился. Обновите страницу и повторите', shown: 'toast' },
  file_too_big: { status: 413, text: 'Файл слишком большой', shown: 'toast' },
  file_type_wrong: { status: 415, text: 'Файлы такого типа не принимаются', shown: 'toast' },
  file_limit: { status: 409, text: 'Больше файлов сюда добавить нельзя', shown: 'toast' },
  css_refused: { status: 400, text: 'В стилях есть то, что использовать нельзя', shown: 'field' },
  esia_unfinished: { status: 409, text: 'Вход через Госуслуги не завершён. Начните его ещё раз', shown: 'toast' },
  esia_down: {
    status: 503,
    text: 'Вход через Госуслуги сейчас недоступен. Попробуйте позже или обратитесь в техподдержку.',
    shown: 'toast',
  },
  passport_missing: { status: 409, text: 'Сначала заполните паспортные данные', shown: 'toast' },
  inn_not_found: { status: 404, text: 'ИНН не найден. Проверьте данные или введите его сами', shown: 'toast' },
  inn_down: {
    status: 503,
    text: 'Сервис поиска ИНН недоступен. Попробуйте позже или обратитесь в техподдержку.',
    shown: 'toast',
  },
  address_down: { status: 503, text: 'Поиск адресов недоступен. Введите адрес целиком', shown: 'toast' },
  category_exists: { status: 409, text: 'Такая категория уже есть', shown: 'field' },
  ticket_sold: { status: 409, text: 'Такие билеты уже проданы, удалить этот вид нельзя', shown: 'toast' },
  event_not_payable: { status: 409, text: 'Это мероприятие не ожидает оплаты', shown: 'toast' },
  event_payment_down: {
    status: 503,
    text: 'Платёжный сервис недоступен. Попробуйте ещё раз через минуту',
    shown: 'toast',
  },
  item_in_request: {
    status: 409,
    text: 'Товар стоит в отправленной заявке. Изменить или удалить его нельзя',
    shown: 'toast',
  },
  request_empty: { status: 409, text: 'Добавьте в заявку хотя бы один товар', shown: 'toast' },
  file_name_too_long: {
    status: 400,
    server: 'file name is too big',
    text: 'Слишком длинное имя файла. Максимальная длина имени файла - 100 символов',
    shown: 'toast',
  },
  too_many_files: {
    status: 400,
    server: 'too many files',
    text: 'Максимально доступное для загрузки количество файлов - 200 файлов',
    shown: 'toast',
  },
  project_address_taken: {
    status: 409,
    server: 'urlTranslit duplicate',
    text: 'Произошла ошибка при обновлении проекта. Такой адрес проекта уже существует',
    shown: 'toast',
  },
  gallery_address_taken: { status: 409, text: 'Такой адрес галереи уже существует', shown: 'field' },
  service_duplicate: { status: 409, text: 'Сервис уже добавлен', shown: 'toast' },
  archive_rejected: { status: 400, text: 'Архив не удалось прочитать. Загрузите ZIP с изображениями', shown: 'toast' },
  review_not_allowed: {
    status: 409,
    text: 'Отзыв можно оставить один раз, после того как мероприятие состоялось',
    shown: 'toast',
  },
  stage_required: { status: 409, text: 'Обязательный этап удалить нельзя', shown: 'toast' },
  document_closed: { status: 409, text: 'Документ закрыт, изменить его нельзя', shown: 'toast' },
  document_empty: { status: 409, text: 'Добавьте в документ хотя бы одну услугу', shown: 'toast' },
  number_taken: { status: 409, text: 'Документ с таким номером уже есть', shown: 'field' },
  amount_exceeded: {
    status: 409,
    text: 'По счёту столько не осталось: часть услуг уже в других актах',
    shown: 'toast',
  },
  product_not_found: { status: 422, text: 'По этой ссылке не удалось найти товар', shown: 'field' },
  in_use: { status: 409, text: 'Запись нельзя удалить: на неё ссылаются другие', shown: 'toast' },
} as const satisfies Record<string, FailureRow>;

export type FailureCode = keyof typeof failures;

export const isFailureCode = (word: unknown): word is FailureCode => typeof word === 'string' && word in failures;

/** An error as it travels: the body of every reply that is not 2xx. */
export interface FailureBody {
  readonly message: string;
  readonly code: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly data?: unknown;
  readonly requestId: string;
}

const brand = Symbol.for('venue.ApiFailure');

interface FailureDetails {
  /** Text per field path, e.g. `{ phone: 'Введите номер телефона полностью' }`. */
  readonly fields?: Readonly<Record<string, string>>;
  /** What the caller may act on, e.g. the taken hours. */
  readonly data?: unknown;
  readonly requestId?: string;
  readonly status?: number;
  /** Seconds after which a repeat makes sense. */
  readonly retryAfter?: number;
  readonly serverMessage?: string;
  /** What really happened, for the log of whoever threw it. */
  readonly cause?: unknown;
}

/** The server answered, and the answer is no. Thrown by the client and by the server's rules alike. */
export class ApiFailure extends Error {
  readonly code: FailureCode;
  readonly status: number;
  readonly text: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly data: unknown;
  readonly requestId: string | undefined;
  readonly retryAfter: number | undefined;
  readonly serverMessage: string;
  readonly [brand] = true;

  constructor(code: FailureCode, details: FailureDetails = {}) {
    const row: FailureRow = failures[code];
    super(`${code}${details.requestId ? ` (request ${details.requestId})` : ''}`, { cause: details.cause });
    this.name = 'ApiFailure';
    this.code = code;
    this.status = details.status ?? row.status;
    this.text = row.text;
    this.fields = details.fields ?? {};
    this.data = details.data;
    this.requestId = details.requestId;
    this.retryAfter = details.retryAfter;
    this.serverMessage = details.serverMessage ?? row.server ?? code;
  }

  /** True for a failure of any copy of the SDK in one process (ESM and CJS side by side). */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return typeof value === 'object' && value !== null && brand in value;
  }
}

/** No answer: the network is down, the request timed out, or the caller cancelled it. */
export class Unreachable extends Error {
  readonly reason: 'network' | 'timeout' | 'cancelled';
  readonly text: string;

  constructor(reason: 'network' | 'timeout' | 'cancelled', cause?: unknown) {
    super(`unreachable: ${reason}`, { cause });
    this.name = 'Unreachable';
    this.reason = reason;
    this.text =
      reason === 'timeout'
        ? 'Сервер не ответил вовремя. Повторите попытку'
        : 'Нет связи с сервером. Проверьте подключение к интернету';
  }
}

const byServerMessage = (message: string): FailureCode | undefined =>
  (Object.keys(failures) as FailureCode[]).find(code => {
    const row: FailureRow = failures[code];
    return row.server === message;
  });

/**
 * Turns a reply that is not 2xx into an ApiFailure. A code this version does not know is read by its server
 * message, then by status, so that an old client meets a new failure with a sensible text.
 */
export function failureFrom(status: number, body: unknown, retryAfter?: number): ApiFailure {
  const sent = (typeof body === 'object' && body !== null ? body : {}) as Partial<FailureBody>;
  const message = typeof sent.message === 'string' ? sent.message : '';
  const code: FailureCode = isFailureCode(sent.code)
    ? sent.code
    : (byServerMessage(message) ?? byStatus(status, message));
  return new ApiFailure(code, {
    status,
    serverMessage: message || code,
    ...(sent.fields ? { fields: sent.fields } : {}),
    ...(sent.data === undefined ? {} : { data: sent.data }),
    ...(sent.requestId ? { requestId: sent.requestId } : {}),
    ...(retryAfter === undefined ? {} : { retryAfter }),
  });
}

function byStatus(status: number, message: string): FailureCode {
  if (status === 403) {
    // The longer text is tested first: it begins with the shorter one.
    if (message.includes('Access denied profile')) return 'profile_denied';
    if (/token.*expired/i.test(message)) return 'token_expired';
    if (/access denied/i.test(message)) return 'access_denied';
    return 'forbidden';
  }
  if (status === 404) return 'not_found';
  if (status === 409) return 'conflict';
  if (status === 413) return 'too_large';
  if (status === 415) return 'unsupported_type';
  if (status === 429) return 'rate_limited';
  if (status === 502 || status === 503 || status === 504) return 'unavailable';
  return status >= 500 ? 'internal' : 'malformed';
}
