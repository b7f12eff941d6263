import { fieldFrom, formatted, moment, namesIn, oneOf, recordKind } from '../core/kind/kind.ts';
import {
  type Story,
  type StoryCategory,
  StoryCategoryFields,
  StoryFields,
  storyMoves,
  storyStatus,
} from './stories.model.ts';

const { title, categoryId, authorId, description, file, cssMeta } = StoryFields.shape;

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
  written: StoryFields,
  fields: {
    storyId: '№',
    storyTitle: fieldFrom(title),
    storyStatus: oneOf('Статус', storyStatus),
    storyDescription: fieldFrom(description),
    storyCategory: fieldFrom(categoryId, value => namesIn(value, 'storyCategoryName')),
    storyAuthor: fieldFrom(authorId, value => namesIn(value, 'authorName')),
    storyFile: fieldFrom(file),
    storyMeta: fieldFrom(cssMeta),
    storyImages: formatted('Картинки', value => namesIn(value, 'fileId', '№\u00a0')),
    cover: formatted('Главная картинка', value => namesIn(value, 'fileId', '№\u00a0')),
    createdAt: moment('Создана'),
    publishedAt: moment('Опубликована'),
    updatedAt: moment('Изменена'),
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
  written: StoryCategoryFields,
  fields: { storyCategoryId: '№', storyCategoryName: fieldFrom(StoryCategoryFields.shape.storyCategory) },
});
