import { formatted, moment, namesIn, oneOf, recordKind, richText } from '../core/kind/kind.ts';
import { type Story, type StoryCategory, storyMoves, storyStatus } from './stories.model.ts';

const numbered = (value: unknown): string => `№\u00a0${value}`;

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
  status: { field: 'storyStatus', values: storyStatus, moves: storyMoves },
  fields: {
    storyId: '№',
    storyTitle: 'Заголовок',
    storyStatus: oneOf('Статус', storyStatus),
    storyDescription: richText('Текст'),
    storyCategory: formatted('Категория', value => namesIn(value, 'storyCategoryName')),
    storyAuthor: formatted('Автор', value => namesIn(value, 'authorName')),
    storyFile: formatted('Файл', () => 'PDF'),
    storyMeta: formatted('Видимая часть картинки', value => Object.values(Object(value)).join(', ')),
    storyImages: formatted('Картинки', value => namesIn(value, 'fileId', '№\u00a0')),
    cover: formatted('Главная картинка', value => namesIn(value, 'fileId', '№\u00a0')),
    createdAt: moment('Создана'),
    publishedAt: moment('Опубликована'),
    updatedAt: moment('Изменена'),
  },
  // Named as in the calls that save a story.
  logged: {
    title: formatted('Заголовок', String),
    description: richText('Текст'),
    categoryId: formatted('Категория', numbered),
    authorId: formatted('Автор', numbered),
    file: formatted('Файл', () => 'PDF'),
    cssMeta: formatted('Видимая часть картинки', value => Object.values(Object(value)).join(', ')),
  },
});

/** A category of stories. */
export const storyCategoryRecord = recordKind<StoryCategory>()({
  name: 'storyCategory',
  noun: {
    gender: 'f',
    one: 'категория',
    acc: 'категорию',
    gen: 'категории',
    dat: 'категории',
    many: 'категории',
    manyGen: 'категорий',
  },
  label: 'Категория блога',
  read: 'stories.read',
  manage: 'stories.manage',
  id: 'storyCategoryId',
  title: 'storyCategoryName',
  fields: { storyCategoryId: '№', storyCategoryName: 'Название' },
});
