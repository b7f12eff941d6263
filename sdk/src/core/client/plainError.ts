/** The texts that most clients need, in a file without the rules, so that a program of one call stays small. */
export const plainTexts = {
  required: 'Обязательное поле',
  invalid: 'Проверьте значение',
  date: 'Укажите корректную дату',
  dateTime: 'Укажите корректную дату и время',
} as const;

/** The texts for input without a rule of its own: a missing value, a wrong type. */
export const plainError = (issue: { code?: string; input?: unknown }): string =>
  issue.input === undefined || issue.input === null || issue.input === '' ? plainTexts.required : plainTexts.invalid;
