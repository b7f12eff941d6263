import { count, formatted, image, moment, namesIn, recordKind, richText } from '../core/kind/kind.ts';
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
    authorAvatar: image('Портрет'),
    authorCity: 'Город',
    authorHobbies: 'Увлечения',
    authorDescription: richText('Об\u00a0авторе'),
    categories: formatted('Категории', value => namesIn(value, 'storyCategoryName')),
    authorSocials: 'Соцсети',
    storiesCount: count('Записей в\u00a0блоге'),
    createdAt: moment('Добавлен'),
    updatedAt: moment('Изменён'),
  },
  // Named as in the call that saves an author.
  logged: { categoryIds: formatted('Категории', value => (Array.isArray(value) ? `выбрано ${value.length}` : '')) },
});
