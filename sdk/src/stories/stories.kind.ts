import { moment, oneOf, recordKind, richText } from '../core/kind.ts';
import { type Story, storyStatus } from './stories.model.ts';

/** An entry of the blog. */
export const storyRecord = recordKind<Story>()({
  name: 'story',
  noun: {
    gender: 'f',
    one: 'запись блога',
    acc: 'запись блога',
    gen: 'записи блога',
    dat: 'записи блога',
    many: 'записи блога',
    manyGen: 'записей блога',
  },
  read: 'stories.read',
  manage: 'stories.manage',
  id: 'storyId',
  title: 'storyTitle',
  fields: {
    storyId: '№',
    storyTitle: 'Заголовок',
    storyStatus: oneOf('Статус', storyStatus),
    storyDescription: richText('Текст'),
    createdAt: moment('Создана'),
    publishedAt: moment('Опубликована'),
    updatedAt: moment('Изменена'),
  },
});
