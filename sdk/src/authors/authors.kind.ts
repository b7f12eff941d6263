import { moment, recordKind } from '../core/kind.ts';
import type { Author } from './authors.model.ts';

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
  fields: {
    authorId: '№',
    authorName: 'Имя',
    createdAt: moment('Добавлен'),
    updatedAt: moment('Изменён'),
  },
});
