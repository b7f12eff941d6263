import { failedAt } from '@venue/sdk';

/** Messages after the status of an application was changed. */
export const statusTexts = {
  done: 'Статус заявки изменён',
  refused: 'Не удалось изменить статус заявки',
  failed: failedAt('изменении статуса заявки'),
} as const;
