import { failedAt } from '@venue/sdk';

/** What is said after each call: the specification's texts. */
export const residentTexts = {
  create: {
    done: 'Резидент успешно добавлен',
    refused: 'Не удалось добавить резидента',
    failed: failedAt('добавлении резидента'),
  },
  update: {
    done: 'Резидент успешно обновлён',
    refused: 'Не удалось обновить резидента',
    failed: failedAt('обновлении резидента'),
  },
  picture: {
    refused: 'Резидент добавлен, но\u00a0картинка не\u00a0загрузилась',
    failed: 'Резидент добавлен, но\u00a0картинка не\u00a0загрузилась',
  },
} as const;

/** What is said once the status has changed. */
export const movedTexts = {
  publish: 'Резидент опубликован',
  unpublish: 'Резидент снят с\u00a0публикации',
} as const;
