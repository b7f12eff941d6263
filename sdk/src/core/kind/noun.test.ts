import { expect, test } from 'vitest';
import { agreed, type Noun, noSuch, textsOf } from './noun.ts';

const noun = (gender: Noun['gender'], one: string, acc: string, gen: string, dat: string): Noun => ({
  gender,
  one,
  acc,
  gen,
  dat,
  many: '',
  manyGen: '',
});
const later = 'Попробуйте позже или обратитесь в техподдержку';

// The specification's texts of section 8.
test.each([
  [
    noun('m', 'резидент', 'резидента', 'резидента', 'резиденту'),
    'Резидент успешно добавлен',
    'Резидент успешно обновлён',
    'Резидент успешно удалён',
  ],
  [
    noun('f', 'статья', 'статью', 'статьи', 'статье'),
    'Статья успешно добавлена',
    'Статья успешно обновлена',
    'Статья успешно удалена',
  ],
  [
    noun('n', 'помещение', 'помещение', 'помещения', 'помещению'),
    'Помещение успешно добавлено',
    'Помещение успешно обновлено',
    'Помещение успешно удалено',
  ],
])('texts agree with the gender of $one', (word, created, updated, removed) => {
  const { create, update, remove } = textsOf(word);
  expect(create).toEqual({
    done: created,
    refused: `Не удалось добавить ${word.acc}`,
    failed: `Произошла ошибка при добавлении ${word.gen}. ${later}`,
  });
  expect(update.done).toBe(updated);
  expect(update.failed).toBe(`Произошла ошибка при обновлении ${word.gen}. ${later}`);
  expect(remove.done).toBe(removed);
  expect(remove.refused).toBe(`Не удалось удалить ${word.acc}`);
});

test('the moves of a publication and what there is not agree as well', () => {
  const article = noun('f', 'статья', 'статью', 'статьи', 'статье');
  const { send, publish, unpublish, decide, restore } = textsOf(article);
  expect(send).toEqual({
    done: 'Статья отправлена на проверку',
    refused: 'Не удалось отправить статью на проверку',
    failed: `Произошла ошибка при отправке статьи на проверку. ${later}`,
  });
  expect(publish.done).toBe('Статья опубликована');
  expect(unpublish).toMatchObject({
    done: 'Статья снята с\u00a0публикации',
    refused: 'Не удалось снять статью с\u00a0публикации',
  });
  expect(decide.done).toBe('Решение по статье сохранено');
  expect(restore.done).toBe('Статья восстановлена');
  expect(noSuch(article)).toBe('Такой статьи нет');
  expect(textsOf({ ...article, gender: 'm' }).unpublish.done).toContain('снят ');
});

test.each([
  ['m', 'Возвращён на доработку', 'Оплачен и опубликован'],
  ['f', 'Возвращена на доработку', 'Оплачена и опубликована'],
  ['n', 'Возвращено на доработку', 'Оплачено и опубликовано'],
] as const)('participles agree with a noun of gender %s', (gender, returned, paid) => {
  const word = noun(gender, '', '', '', '');
  expect(agreed(word, 'Возвращён(а) на доработку')).toBe(returned);
  expect(agreed(word, 'Оплачен(а) и опубликован(а)')).toBe(paid);
});
