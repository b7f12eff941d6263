import * as z from 'zod/mini';
import { formatted, link, moment, oneOf, phone, recordKind, richText } from '../core/kind/kind.ts';
import { accountName } from '../profile/profile.account.model.ts';
import { type AdminArticle, articleKind, articleStatus, type News, newsStatus } from './articles.model.ts';

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
  // Separate calls decide about it; saving does not change the status.
  status: { field: 'statusValue', values: articleStatus, moves: [] },
  fields: {
    articleId: '№',
    articleTitle: 'Заголовок',
    articleLead: 'Лид',
    articleText: richText('Текст'),
    articleAuthor: 'Автор',
    articleSourceUrl: link('Ссылка на источник'),
    cssStyle: 'Стили',
    statusValue: oneOf('Статус', articleStatus),
    images: formatted('Картинки', value => (Array.isArray(value) ? value : []).map(numbered).join(', ')),
    mainImage: formatted('Главная картинка', numbered),
    userName: accountName('Отправитель'),
    userPhone: phone('Телефон'),
    createdAt: moment('Создана'),
    sentAt: moment('Отправлена'),
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
  // Separate calls decide about it; saving does not change the status.
  status: { field: 'statusValue', values: newsStatus, moves: [] },
  fields: {
    newsId: '№',
    newsTitle: 'Заголовок',
    newsLead: 'Лид',
    newsText: richText('Текст'),
    newsAuthor: 'Автор',
    newsSourceUrl: link('Ссылка на источник'),
    statusValue: oneOf('Статус', newsStatus),
    mainImage: formatted('Главная картинка', numbered),
    userName: accountName('Отправитель'),
    userPhone: phone('Телефон'),
    createdAt: moment('Создана'),
    sentAt: moment('Отправлена'),
    publishedAt: moment('Опубликована'),
    updatedAt: moment('Изменена'),
  },
});

const newsArticle = { ...articleRecord, label: newsRecord.label, noun: newsRecord.noun, texts: newsRecord.texts };

/** The kind to name a record with where articles and news share calls: a news item has the fields of an article. */
export const articleRecordOf = ({ articleKind: kind }: Pick<AdminArticle, 'articleKind'>): typeof articleRecord =>
  kind === articleKind.news ? newsArticle : articleRecord;
