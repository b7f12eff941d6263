import { failedAt } from '@venue/sdk';

/** The specification's messages after each call about a request. The user sees a request as «заявка». */
export const requestTexts = {
  create: {
    done: 'Заявка успешно добавлена',
    refused: 'Не удалось добавить заявку',
    failed: failedAt('добавлении заявки'),
  },
  update: {
    done: 'Заявка успешно обновлена',
    refused: 'Не удалось обновить заявку',
    failed: failedAt('обновлении заявки'),
  },
  remove: { done: 'Заявка успешно удалена', refused: 'Не удалось удалить заявку', failed: failedAt('удалении заявки') },
  send: {
    done: 'Заявка отправлена на проверку',
    refused: 'Не удалось отправить заявку на проверку',
    failed: failedAt('отправке заявки на проверку'),
  },
} as const;
