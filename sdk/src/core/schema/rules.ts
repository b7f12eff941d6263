import * as z from 'zod/mini';
import { plainError, plainTexts } from '../client/plainError.ts';
import { checked } from './checked.ts';
import { isPlainAddress, spelledOnce } from './email.ts';

/** The validation rules of the specification's section 5, each once, with its exact message. */
export const messages = {
  ...plainTexts,
  phone: 'Введите номер телефона полностью',
  phoneForeign: 'Пока только российские номера: +7\u00a0и\u00a0десять цифр',
  email: 'Указан некорректный адрес электронной почты',
  time: 'Укажите корректное время',
  futureDate: 'Дата не может быть прошлым',
  pastDate: 'Дата не может быть будущим',
  reversed: 'Последний день не может быть раньше первого',
  siteUrl: 'Укажите корректную ссылку. Пример верной ссылки {host}/',
  inn: 'Введите ИНН полностью',
  fullName: 'Введите ФИО полностью',
  password: 'Не меньше 8 символов',
  passwordLong: 'Не больше 128 символов',
  code: 'Введите код из 6 цифр',
  tooLong: 'Слишком длинный текст',
} as const;

/** Text that may not be empty; whitespace alone counts as empty. */
/* @__NO_SIDE_EFFECTS__ */
export const required = (max = 500) =>
  z.string({ error: messages.required }).check(
    z.refine(text => text.trim() !== '', { error: messages.required, abort: true }),
    // A pattern is not tried on a text that is too long.
    z.maxLength(max, { error: messages.tooLong, abort: true }),
  );

/** A short text that may be left empty. */
/* @__NO_SIDE_EFFECTS__ */
export const short = (max: number) => z.string().check(z.trim(), z.maxLength(max, messages.tooLong));

/** Phone: 10 digits without the country code. */
export const Phone = checked(
  required(20),
  // One digit too many at the end, or the number of another country.
  z.refine(digits => !/^(\+(?!7)\d+|[0-69]\d{10,})$/.test(digits), messages.phoneForeign),
  z.regex(/^\d{10}$/, messages.phone),
);

/** A phone that no SMS is sent to: `Phone`, or the whole number of another country with its plus, `+375291234567`. */
export const AnyPhone = checked(required(20), z.regex(/^(\d{10}|\+(?!7)[1-9]\d{6,14})$/, messages.phone));

/** Whether a phone is of another country, where no SMS is sent. */
export const isForeign = (phone: string): boolean => phone.startsWith('+');

/**
 * E-mail: at least two characters, @, two, a dot, two. Of what RFC 5322 allows only the plain address: no name, group,
 * comment, quotes or route. The value is its one spelling: the domain in lower case and as Punycode.
 */
export const Email = checked(
  required(254),
  z.overwrite(spelledOnce),
  z.refine(isPlainAddress, { error: messages.email }),
  z.maxLength(254, messages.tooLong),
);

export const Password = checked(
  required(1000),
  z.minLength(8, messages.password),
  z.maxLength(128, messages.passwordLong),
);

/** One-time code: 6 digits. */
export const OneTimeCode = checked(required(20), z.regex(/^\d{6}$/, messages.code));

/** INN: 10 or 12 digits. */
export const Inn = checked(z.string({ error: messages.inn }), z.regex(/^(\d{10}|\d{12})$/, messages.inn));

/** A link to a site; may be left empty, and the scheme may be left out. */
export const SiteUrl = checked(
  z.string({ error: messages.invalid }),
  z.maxLength(500, messages.tooLong),
  z.regex(/^$|^(https?:\/\/)?([\p{L}\d-]+\.)+[\p{L}]{2,}(:\d{1,5})?(\/\S*)?$/u, messages.siteUrl),
);

/** CSS that staff write for one record; the server limits it to that record. */
export const CssStyle = checked(z.string(), z.maxLength(20_000, messages.tooLong));

/** Time of day on the 24-hour clock: `09:05`. */
export const TimeOfDay = checked(required(5), z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, messages.time));

/** Full name: three or four capitalised Cyrillic words, hyphens allowed within one. */
export const FullName = checked(
  required(200),
  z.regex(/^[А-ЯЁ][а-яё]+(-[А-ЯЁ][а-яё]+)*( [А-ЯЁ][а-яё]+(-[А-ЯЁ][а-яё]+)*){2,3}$/, messages.fullName),
);

/** A whole Russian number within a text: «Мария, +7 900 123-45-67, доб. 5». */
const phoneInText = /(?<![\d+])(?:\+?[78][\s().-]*)?(?:\d[\s().‑–-]*){9}\d(?![\s().‑–-]*\d)/;

/**
 * Reduces a typed or pasted phone (+7…, 8…, brackets, spaces) to its 10 digits. Nothing is cut off: a number that is
 * too long keeps its digits, and one of another country its plus, so that `Phone` refuses them.
 */
export function phoneDigits(typed: string): string {
  const text = (/\p{L}/u.test(typed) && phoneInText.exec(typed)?.[0]) || typed;
  const digits = text.replace(/\D/g, '').slice(0, 19);
  // The country code may come twice, when a whole number is pasted behind a «+7» or an «8», or as 007.
  const [, local] = /^(?:00)?[78]?[78]([3489]\d{9})$/.exec(digits) ?? [];
  if (local !== undefined) return local;
  if (/^\D*\+\D*7/.test(text)) return digits.slice(1);
  if (/^\D*\+\D*\d/.test(text)) return `+${digits}`;
  return digits.length > 10 ? digits.replace(/^[78]/, '') : digits;
}

const dateTexts: Readonly<Record<string, string>> = { date: messages.date, datetime: messages.dateTime };

const textFor = (issue: { code?: string; input?: unknown; format?: string }): string =>
  (issue.input ? dateTexts[issue.format ?? ''] : undefined) ?? plainError(issue);

const pageOrigin = (): string => globalThis.location?.origin ?? 'https://example.ru';

/**
 * Parses a value and returns it, or the first message per field path, such as `data.phone`, ready for a form or for a
 * 400 reply. `host` is the site's address, used as the example in texts; in a browser it is the page's own.
 */
export function check<S extends z.ZodMiniType>(
  schema: S,
  value: unknown,
  host: string = pageOrigin(),
): { ok: true; value: z.output<S> } | { ok: false; fields: Record<string, string> } {
  const result = z.safeParse(schema, value, { error: textFor });
  if (result.success) return { ok: true, value: result.data };
  const fields: Record<string, string> = {};
  for (const issue of result.error.issues) fields[issue.path.join('.')] ??= issue.message.replace('{host}', host);
  return { ok: false, fields };
}
