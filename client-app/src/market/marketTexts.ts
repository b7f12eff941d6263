import { failedAt } from '@venue/sdk';

/** What is said after each call about an item: the specification's texts. */
export const itemTexts = {
  create: {
    done: 'Товар успешно добавлен',
    refused: 'Не удалось добавить товар',
    failed: failedAt('добавлении товара'),
  },
  update: {
    done: 'Товар успешно обновлён',
    refused: 'Не удалось обновить товар',
    failed: failedAt('обновлении товара'),
  },
  remove: { done: 'Товар успешно удалён', refused: 'Не удалось удалить товар', failed: failedAt('удалении товара') },
} as const;

/** The same about a request. */
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
