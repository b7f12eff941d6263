import { adminRequestType } from '@venue/sdk/applications/model';

const { avatar, event, news, article, brand, user, marketItem, marketRequest } = adminRequestType;

// The labels of the specification do not distinguish news from articles, or new records from changed ones.
const labels: Readonly<Record<number, { fresh: string; again: string }>> = {
  [avatar]: { fresh: 'Фото профиля', again: 'Новое фото профиля' },
  [event]: { fresh: 'Мероприятие', again: 'Правки мероприятия' },
  [news]: { fresh: 'Новость', again: 'Правки новости' },
  [article]: { fresh: 'Статья', again: 'Правки статьи' },
  [brand]: { fresh: 'Бренд', again: 'Правки бренда' },
  [user]: { fresh: 'Пользователь', again: 'Правки пользователя' },
  [marketItem]: { fresh: 'Товар маркетплейса', again: 'Правки товара' },
  [marketRequest]: { fresh: 'Заявка маркетплейса', again: 'Повторная заявка маркетплейса' },
};

/** The label of an application: what staff are asked to review. */
export const typeLabel = (type: number, isAmendment: boolean): string =>
  labels[type]?.[isAmendment ? 'again' : 'fresh'] ?? '—';

export const typeOptions = adminRequestType.ids.map(id => ({ id, label: typeLabel(id, false) }));
