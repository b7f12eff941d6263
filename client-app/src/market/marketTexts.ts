import { failedAt } from '@venue/sdk';

/** What is said after each call about a request, which its sender calls «заявка»: the specification's texts. */
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
