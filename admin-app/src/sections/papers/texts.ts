import { failedAt } from '@venue/sdk';

/** Messages about changes to the lines of a paper. */
export const lineTexts = {
  add: { done: 'Услуга добавлена', refused: 'Не удалось добавить услугу', failed: failedAt('добавлении услуги') },
  save: { done: 'Услуга изменена', refused: 'Не удалось изменить услугу', failed: failedAt('изменении услуги') },
  remove: { done: 'Услуга удалена', refused: 'Не удалось удалить услугу', failed: failedAt('удалении услуги') },
} as const;
