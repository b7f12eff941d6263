import { listArticles } from '@venue/sdk/articles';
import { articleKind, articleStatus } from '@venue/sdk/articles/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import * as z from 'zod/mini';
import { RecordsPage } from '../app/records/RecordsPage.tsx';
import { useListAddress } from '../app/records/useListAddress.ts';
import { ArticleCard } from './ArticleCard.tsx';
import { articlePaths } from './articles.paths.ts';

const kinds = articleKind.options;
const statuses = articleStatus.options.filter(({ id }) => id !== articleStatus.deleted);
const filters = { status: z.literal(statuses.map(({ id }) => id)), kind: articleKind.schema };

const texts = {
  failed: 'Не удалось загрузить статьи',
  retry: 'Попробуйте другие слова или другой статус.',
  all: 'Показать все статьи',
  empty: {
    title: 'Статей пока нет',
    text: 'Расскажите о своём деле, событии или опыте: после проверки статью прочитают все посетители площадки.',
  },
};

/** My articles and news with their statuses, kept fresh by the live channel. */
export default function MyArticles() {
  const address = useListAddress(filters);
  const { page, search } = address;
  const { status, kind } = address.chosen;
  const list = useCall(
    listArticles,
    {
      x: page,
      body: {
        own: true,
        ...(status === undefined ? {} : { statusValue: status }),
        ...(kind === undefined ? {} : { articleKind: kind }),
        ...(search === '' ? {} : { search }),
      },
    },
    { keepPrevious: true },
  );
  return (
    <RecordsPage
      address={address}
      searchIn="Заголовок или автор"
      selects={[
        { name: 'status', label: 'Статус', all: 'Все', options: statuses },
        { name: 'kind', label: 'Вид', all: 'Всё', options: kinds },
      ]}
      list={list}
      card={row => <ArticleCard key={row.articleId} article={row} />}
      create={{ text: 'Написать', to: articlePaths.create.path }}
      texts={texts}
    />
  );
}
