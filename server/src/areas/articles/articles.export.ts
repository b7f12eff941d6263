import { articleStatus, newsStatus } from '@venue/sdk/articles/model';
import { momentCell, phoneCell, type SheetColumn } from '../../core/files/sheet.ts';
import type { SentArticle } from './articles.admin.store.ts';
import { reasonOf } from './articles.rules.ts';

const columnsWith = (statuses: typeof articleStatus | typeof newsStatus): readonly SheetColumn<SentArticle>[] => [
  { title: '№', width: 8, value: row => row.id },
  { title: 'Статус', width: 16, value: row => statuses.option(row.status).label },
  { title: 'Заголовок', width: 48, value: row => row.title },
  { title: 'Лид', width: 60, value: row => row.lead },
  { title: 'Автор', width: 24, value: row => row.author },
  { title: 'Источник', width: 32, value: row => row.sourceUrl },
  { title: 'Отправитель', width: 32, value: row => row.userName },
  { title: 'Телефон', width: 18, value: row => phoneCell(row.userPhone) },
  { title: 'Создана', width: 18, value: row => momentCell(row.createdAt) },
  { title: 'Отправлена', width: 18, value: row => momentCell(row.sentAt) },
  { title: 'Опубликована', width: 18, value: row => momentCell(row.publishedAt) },
  { title: 'Изменена', width: 18, value: row => momentCell(row.updatedAt) },
  { title: 'Причина отказа', width: 40, value: row => reasonOf(row) ?? '' },
];

/** Articles in the staff's export. */
export const articlesSheet = columnsWith(articleStatus);

/** News in it. */
export const newsSheet = columnsWith(newsStatus);
