import * as z from 'zod/mini';
import { formatted, link, moment, oneOf, recordKind, richText } from '../core/kind.ts';
import { type AdminArticle, articleStatus, type News, newsStatus } from './articles.model.ts';

const Picture = z.object({ fileId: z.int() });
const numbered = (value: unknown) => `картинка №\u00a0${z.safeParse(Picture, value).data?.fileId ?? '—'}`;

/** An article: of a customer, or written by staff. */
export const articleRecord = recordKind<AdminArticle>()({
  name: 'article',
  noun: {
    gender: 'f',
    one: 'статья',
    acc: 'статью',
    gen: 'статьи',
    dat: 'статье',
    many: 'статьи',
    manyGen: 'статей',
  },
  read: 'articles.read',
  manage: 'articles.manage',
  id: 'articleId',
  title: 'articleTitle',
  fields: {
    articleId: '№',
    articleTitle: 'Заголовок',
    articleLead: 'Лид',
    articleText: richText('Текст'),
    articleAuthor: 'Автор',
    articleSourceUrl: link('Источник'),
    cssStyle: 'Стили',
    statusValue: oneOf('Статус', articleStatus),
    images: formatted('Картинки', value => (Array.isArray(value) ? value : []).map(numbered).join(', ')),
    mainImage: formatted('Главная картинка', numbered),
    createdAt: moment('Создана'),
    publishedAt: moment('Опубликована'),
    updatedAt: moment('Изменена'),
  },
});

/** A piece of news sent by a customer. */
export const newsRecord = recordKind<News>()({
  name: 'news',
  noun: {
    gender: 'f',
    one: 'новость',
    acc: 'новость',
    gen: 'новости',
    dat: 'новости',
    many: 'новости',
    manyGen: 'новостей',
  },
  read: 'articles.read',
  manage: 'articles.manage',
  id: 'newsId',
  title: 'newsTitle',
  fields: {
    newsId: '№',
    newsTitle: 'Заголовок',
    newsLead: 'Лид',
    newsText: richText('Текст'),
    newsAuthor: 'Автор',
    newsSourceUrl: link('Источник'),
    statusValue: oneOf('Статус', newsStatus),
    mainImage: formatted('Главная картинка', numbered),
    createdAt: moment('Создана'),
    publishedAt: moment('Опубликована'),
    updatedAt: moment('Изменена'),
  },
});
