import { listArticles } from '@venue/sdk/articles';
import { articleKind } from '@venue/sdk/articles/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { Empty } from '@venue/shared-ui/parts/message/Empty.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { RecordsList } from '../app/records/RecordsList.tsx';
import { useListAddress } from '../app/records/useListAddress.ts';
import { ArticleTile } from './ArticleTile.tsx';

const filters = { kind: articleKind.schema };

/** Published articles, for everybody. */
export default function PublicArticles() {
  const address = useListAddress(filters);
  const { page, search } = address;
  const { kind } = address.chosen;
  const list = useCall(
    listArticles,
    { x: page, body: { ...(kind === undefined ? {} : { articleKind: kind }), ...(search === '' ? {} : { search }) } },
    { keepPrevious: true },
  );
  return (
    <Page {...useScreen()}>
      <RecordsList
        address={address}
        searchIn="Заголовок или автор"
        selects={[{ name: 'kind', label: 'Вид', all: 'Всё', options: articleKind.options }]}
        list={list}
        tiles="Публикации"
        card={row => <ArticleTile key={row.articleId} article={row} />}
        texts={{
          failed: 'Не удалось загрузить статьи',
          retry: 'Попробуйте другие слова.',
          all: 'Показать всё',
        }}
        empty={
          <Empty title="Публикаций пока нет" text="Здесь появятся статьи и&nbsp;новости площадки и&nbsp;её гостей." />
        }
      />
    </Page>
  );
}
