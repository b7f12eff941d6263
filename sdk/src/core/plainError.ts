/** The two texts every client needs, apart from the rules: a program of one call carries these alone. */
export const plainTexts = { required: 'Обязательное поле', invalid: 'Проверьте значение' } as const;

/** The texts for input that no rule of its own describes: a missing value, a wrong type. */
export const plainError = (issue: { code?: string; input?: unknown }): string =>
  issue.input === undefined || issue.input === null || issue.input === '' ? plainTexts.required : plainTexts.invalid;
