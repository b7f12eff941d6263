import { type AdminArticleRow, articleStatus, type NewsRow, newsStatus } from '@venue/sdk/articles/model';
import { type Column, columnsOf } from '@venue/shared-ui/grid/columns.tsx';
import type { Filter } from '@venue/shared-ui/grid/filters.tsx';
import css from './columns.module.css';

type Picture = AdminArticleRow['mainImage'];

const thumb = (picture: Picture) =>
  picture ? (
    <img className={css.thumb} src={picture.thumb} alt="" width={56} height={40} loading="lazy" />
  ) : (
    <span className={css.none} />
  );

/** The main picture, small; decoration beside the title. */
const mainImage = <Row extends { readonly mainImage: Picture }>(): Column<Row> => ({
  field: 'mainImage',
  headerName: 'Обложка',
  width: 80,
  sortable: false,
  display: 'flex',
  renderCell: ({ row }) => thumb(row.mainImage),
  card: row => thumb(row.mainImage),
});

const art = columnsOf<AdminArticleRow>();
export const articleColumns = [
  art.number('articleId', '№', { width: 60 }),
  mainImage<AdminArticleRow>(),
  art.text('articleTitle', 'Заголовок', { minWidth: 160, flex: 2 }),
  art.status('statusValue', 'Статус', articleStatus, { width: 150 }),
  art.text('articleAuthor', 'Автор', { minWidth: 124, sortable: false, aside: true }),
  art.text('userName', 'Отправитель', { minWidth: 124 }),
  art.when('sentAt', 'Отправлена'),
  art.when('updatedAt', 'Изменена'),
  art.when('publishedAt', 'Опубликована', { aside: true }),
  art.when('createdAt', 'Создана', { aside: true }),
];

const news = columnsOf<NewsRow>();
export const newsColumns = [
  news.number('newsId', '№', { width: 60 }),
  mainImage<NewsRow>(),
  news.text('newsTitle', 'Заголовок', { minWidth: 160, flex: 2 }),
  news.status('statusValue', 'Статус', newsStatus, { width: 150 }),
  news.text('newsAuthor', 'Автор', { minWidth: 124, sortable: false, aside: true }),
  news.text('userName', 'Отправитель', { minWidth: 124 }),
  news.when('sentAt', 'Отправлена'),
  news.when('updatedAt', 'Изменена'),
  news.when('publishedAt', 'Опубликована', { aside: true }),
  news.when('createdAt', 'Создана', { aside: true }),
];

const filtersWith = (statuses: typeof articleStatus | typeof newsStatus): readonly Filter[] => [
  { kind: 'select', name: 'status', label: 'Статус', options: statuses.options },
  { kind: 'days', from: 'from', to: 'to', label: 'Дни создания' },
  { kind: 'text', name: 'userId', label: 'Номер отправителя' },
];

export const articleFilters = filtersWith(articleStatus);
export const newsFilters = filtersWith(newsStatus);
