import { listMyRequests } from '@venue/sdk/market';
import { marketRequestStatus } from '@venue/sdk/market/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { RecordsPage } from '../../app/records/RecordsPage.tsx';
import { useListAddress } from '../../app/records/useListAddress.ts';
import { requestPaths } from '../market.paths.ts';
import { RequestCard } from './RequestCard.tsx';

const filters = { status: marketRequestStatus.schema };

const texts = {
  failed: 'Не удалось загрузить заявки',
  retry: 'Попробуйте другой номер, бренд или статус.',
  all: 'Показать все заявки',
  empty: {
    title: 'Заявок пока нет',
    text: 'В заявке вы предлагаете площадке товары одного бренда. Принятые товары появятся на маркетплейсе.',
  },
};

/** My requests with their statuses, newest first, kept fresh by the live channel. */
export default function RequestsPage() {
  const address = useListAddress(filters);
  const { page, search } = address;
  const { status: requestStatus } = address.chosen;
  const list = useCall(
    listMyRequests,
    {
      body: {
        page,
        pageSize: 10,
        ...(requestStatus === undefined ? {} : { requestStatus }),
        ...(search === '' ? {} : { search }),
      },
    },
    { keepPrevious: true },
  );
  return (
    <RecordsPage
      address={address}
      searchIn="Номер или бренд"
      selects={[{ name: 'status', label: 'Статус', all: 'Все', options: marketRequestStatus.options }]}
      list={list}
      card={request => <RequestCard key={request.requestId} request={request} />}
      create={{ text: 'Новая заявка', to: requestPaths.create.path }}
      texts={texts}
    />
  );
}
