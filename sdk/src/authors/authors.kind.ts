import { count, formatted, image, moment, namesIn, recordKind } from '../core/kind/kind.ts';
import { type Author, AuthorFields } from './authors.model.ts';

/** An author of the blog. */
export const authorRecord = recordKind<Author>()({
  name: 'author',
  noun: {
    gender: 'm',
    one: 'автор',
    acc: 'автора',
    gen: 'автора',
    dat: 'автору',
    many: 'авторы',
    manyGen: 'авторов',
  },
  read: 'authors.read',
  manage: 'authors.manage',
  id: 'authorId',
  title: 'authorName',
  written: AuthorFields,
  fields: {
    authorId: '№',
    authorAvatar: image('Портрет'),
    categories: formatted('Категории', value => namesIn(value, 'storyCategoryName')),
    storiesCount: count('Записей в\u00a0блоге'),
    createdAt: moment('Добавлен'),
    updatedAt: moment('Изменён'),
  },
});
