import { articleStatus } from '@venue/sdk/articles/model';
import * as z from 'zod/mini';
import type { FieldWords } from '../../app/record/FieldChanges.tsx';

const Picture = z.object({ fileId: z.int() });
const numberOf = (value: unknown) => `картинка №\u00a0${z.safeParse(Picture, value).data?.fileId ?? '—'}`;

/** The fields of an article as its history calls them. */
export const loggedFields: Readonly<Record<string, FieldWords>> = {
  articleTitle: 'Заголовок',
  articleLead: 'Лид',
  articleText: 'Текст',
  articleAuthor: 'Автор',
  articleSourceUrl: 'Источник',
  cssStyle: 'Стили',
  statusValue: { label: 'Статус', show: value => articleStatus.option(z.safeParse(z.int(), value).data).label },
  images: { label: 'Картинки', show: value => (Array.isArray(value) ? value : []).map(numberOf).join(', ') },
  mainImage: { label: 'Главная картинка', show: value => (value ? numberOf(value) : '') },
};
