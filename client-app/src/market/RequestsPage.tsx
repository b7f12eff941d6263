import { listMyRequests } from '@venue/sdk/market';
import { marketRequestStatus } from '@venue/sdk/market/model';
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
import { RequestCard } from './RequestCard.tsx';

const PAGE_SIZE = 10;

/** My requests with their statuses, newest first, kept fresh by the live channel. */
export default function RequestsPage() {
  const address = useListAddress(['status']);
  const { page, search, filtered, put, clear } = address;
  const requestStatus = address.chosen('status', marketRequestStatus.options)?.id;
  const { data, error, refetch } = useCall(
    listMyRequests,
    {
      body: {
        page,
        pageSize: PAGE_SIZE,
        ...(requestStatus === undefined ? {} : { requestStatus }),
        ...(search === '' ? {} : { search }),
      },
    },
    { keepPrevious: true },
  );
  const create = (
    <Button variant="contained" to={screens.marketRequestCreate.path}>
      Новая заявка
    </Button>
  );
  const none = data?.message.total === 0;
  return (
    <Page {...useScreen()} {...(none && !filtered ? {} : { actions: create })}>
      {(filtered || (data && !none)) && (
        <ListFilter
          address={address}
          label="Номер или бренд"
          selects={[{ name: 'status', label: 'Статус', all: 'Все', options: marketRequestStatus.options }]}
        />
      )}
      {!data ? (
        error ? (
          <ErrorNote error={error} title="Не удалось загрузить заявки" retry={() => void refetch()} />
        ) : (
          <CardsSkeleton count={3} height={150} />
        )
      ) : none && filtered ? (
        <Empty
          title="Ничего не нашлось"
          text="Попробуйте другой номер, бренд или статус."
          action={
            <Button variant="outlined" onClick={clear}>
              Показать все заявки
            </Button>
          }
        />
      ) : none ? (
        <Empty
          title="Заявок пока нет"
          text="В заявке вы предлагаете площадке товары одного бренда. Принятые товары появятся на маркетплейсе."
          action={create}
        />
      ) : (
        <>
          <RecordList>
            {data.items.map(request => (
              <RequestCard key={request.requestId} request={request} />
            ))}
          </RecordList>
          <Pager total={data.message} page={page} pageSize={PAGE_SIZE} go={to => put({ page: String(to) })} />
        </>
      )}
    </Page>
  );
}
