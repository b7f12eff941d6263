import { listArticles } from '@venue/sdk/articles';
import { articleKind, articleStatus } from '@venue/sdk/articles/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { Pager } from '@venue/shared-ui/grid/Pager.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Empty } from '@venue/shared-ui/parts/Empty.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/ErrorNote.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { CardsSkeleton } from '@venue/shared-ui/parts/Skeletons.tsx';
import { useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { ListFilter } from '../app/ListFilter.tsx';
import { RecordList } from '../app/RecordCard.tsx';
import { useListAddress } from '../app/useListAddress.ts';
import { screens } from '../screens.ts';
import { ArticleCard } from './ArticleCard.tsx';

const kinds = articleKind.options;
const statuses = articleStatus.options.filter(({ id }) => id !== articleStatus.deleted);

/** My articles and news with their statuses, kept fresh by the live channel. */
export default function MyArticles() {
  const address = useListAddress(['status', 'kind']);
  const { page, search, put, clear, filtered } = address;
  const status = address.chosen('status', statuses)?.id;
  const kind = address.chosen('kind', kinds)?.id;
  const { data, error, refetch } = useCall(
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
  const create = (
    <Button variant="contained" to={screens.articleCreate.path}>
      Написать
    </Button>
  );
  const none = data?.message.total === 0;
  return (
    <Page {...useScreen()} {...(none && !filtered ? {} : { actions: create })}>
      {(filtered || (data && !none)) && (
        <ListFilter
          address={address}
          label="Заголовок или автор"
          selects={[
            { name: 'status', label: 'Статус', all: 'Все', options: statuses },
            { name: 'kind', label: 'Вид', all: 'Всё', options: kinds },
          ]}
        />
      )}
      {!data ? (
        error ? (
          <ErrorNote error={error} title="Не удалось загрузить статьи" retry={() => void refetch()} />
        ) : (
          <CardsSkeleton count={3} height={176} />
        )
      ) : none && filtered ? (
        <Empty
          title="Ничего не нашлось"
          text="Попробуйте другие слова или другой статус."
          action={
            <Button variant="outlined" onClick={clear}>
              Показать все статьи
            </Button>
          }
        />
      ) : none ? (
        <Empty
          title="Статей пока нет"
          text="Расскажите о своём деле, событии или опыте: после проверки статью прочитают все посетители площадки."
          action={create}
        />
      ) : (
        <>
          <RecordList>
            {data.items.map(row => (
              <ArticleCard key={row.articleId} article={row} />
            ))}
          </RecordList>
          <Pager
            total={data.message}
            page={page}
            pageSize={data.message.pageSize}
            go={to => put({ page: String(to) })}
          />
        </>
      )}
    </Page>
  );
}
