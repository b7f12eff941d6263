import { listArticles } from '@venue/sdk/articles';
import { articleKind } from '@venue/sdk/articles/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { Pager } from '@venue/shared-ui/grid/Pager.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Empty } from '@venue/shared-ui/parts/Empty.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/ErrorNote.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { CardsSkeleton } from '@venue/shared-ui/parts/Skeletons.tsx';
import { useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { ListFilter } from '../app/ListFilter.tsx';
import { useListAddress } from '../app/useListAddress.ts';
import css from './ArticleTile.module.css';
import { ArticleTile } from './ArticleTile.tsx';

const kinds = articleKind.options;
const filters = { kind: articleKind.schema };

/** What is published, for everybody. */
export default function PublicArticles() {
  const address = useListAddress(filters);
  const { page, search, put, clear, filtered } = address;
  const { kind } = address.chosen;
  const { data, error, refetch } = useCall(
    listArticles,
    { x: page, body: { ...(kind === undefined ? {} : { articleKind: kind }), ...(search === '' ? {} : { search }) } },
    { keepPrevious: true },
  );
  const none = data?.message.total === 0;
  return (
    <Page {...useScreen()}>
      {(filtered || (data && !none)) && (
        <ListFilter
          address={address}
          label="Заголовок или автор"
          selects={[{ name: 'kind', label: 'Вид', all: 'Всё', options: kinds }]}
        />
      )}
      {!data ? (
        error ? (
          <ErrorNote error={error} title="Не удалось загрузить статьи" retry={() => void refetch()} />
        ) : (
          <CardsSkeleton count={3} height={320} />
        )
      ) : none ? (
        <Empty
          title={filtered ? 'Ничего не нашлось' : 'Публикаций пока нет'}
          text={
            filtered ? 'Попробуйте другие слова.' : 'Здесь появятся статьи и\u00a0новости площадки и\u00a0её гостей.'
          }
          {...(filtered
            ? {
                action: (
                  <Button variant="outlined" onClick={clear}>
                    Показать всё
                  </Button>
                ),
              }
            : {})}
        />
      ) : (
        <>
          <h2 className="visually-hidden">Публикации</h2>
          <ul className={css.tiles}>
            {data.items.map(row => (
              <ArticleTile key={row.articleId} article={row} />
            ))}
          </ul>
          <Pager total={data.message} page={page} pageSize={data.message.pageSize} go={to => put({ page: to })} />
        </>
      )}
    </Page>
  );
}
