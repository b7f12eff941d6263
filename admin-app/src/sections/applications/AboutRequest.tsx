import { formatMoney } from '@venue/sdk';
import type { ApplicationCard } from '@venue/sdk/applications/model';
import { acceptRequest, getRequest } from '@venue/sdk/market/admin';
import { marketRequestRecord } from '@venue/sdk/market/kind';
import { type AdminMarketRequest, marketRequestStatus } from '@venue/sdk/market/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { StatusChip } from '@venue/shared-ui/parts/StatusChip.tsx';
import { callDecisions } from '../../app/decision/callDecisions.tsx';
import type { Decision } from '../../app/decision/decision.ts';
import { Phone } from '../../app/record/Contacts.tsx';
import { Facts } from '../../app/record/Facts.tsx';
import { Heading } from '../../app/record/Heading.tsx';
import { quoted } from '../../app/record/quoted.ts';
import { RequestItems } from './RequestItems.tsx';
import { Review } from './Review.tsx';
import { isGone, Unread } from './Unread.tsx';

/** A market request under review: the brand, its goods and their total. */
export function AboutRequest({ application }: { application: ApplicationCard }) {
  const { data, error, refetch } = useCall(getRequest, { body: { requestId: application.objectId } });
  const request = data?.message;
  const again = () => void refetch();
  return (
    <Review
      application={application}
      decisions={request ? decisionsOf(request) : isGone(error) ? [] : null}
      steps={request?.history ?? []}
      again={again}
    >
      {request ? <WholeRequest request={request} /> : <Unread error={error} retry={again} />}
    </Review>
  );
}

function WholeRequest({ request }: { request: AdminMarketRequest }) {
  const { requestId, brandName, requestStatus, contactName, contactPhone, comment, items, total } = request;
  return (
    <>
      <Heading
        title={`Товары бренда ${quoted(brandName)}`}
        chip={<StatusChip option={marketRequestStatus.option(requestStatus)} />}
      />
      <Facts
        rows={[
          ['Номер на\u00a0маркетплейсе', `№\u00a0${requestId}`],
          ['Контактное лицо', contactName],
          ['Телефон', contactPhone && <Phone digits={contactPhone} />],
          ['Комментарий', comment],
        ]}
      />
      <RequestItems items={items} total={total} />
    </>
  );
}

function decisionsOf({ requestId, requestStatus: seen, brandName, items, total, can }: AdminMarketRequest): Decision[] {
  const { accepted, inProgress, declined } = marketRequestStatus;
  const { decide } = marketRequestRecord.texts;
  return callDecisions({ call: acceptRequest, can, seen, texts: decide, label: 'Решение по заявке' }, [
    {
      name: 'accept',
      label: 'Принять',
      tone: 'main',
      title: `Принять товары бренда ${quoted(brandName)}?`,
      text: `Все товары заявки (${items.length}, на\u00a0${formatMoney(total)}) будут подтверждены и\u00a0появятся на\u00a0маркетплейсе.`,
      from: { requestId, status: accepted },
    },
    {
      name: 'take',
      label: 'Начать проверку',
      tone: 'plain',
      title: 'Начать проверку товаров?',
      text: 'Отправитель увидит статус «В\u00a0работе». Решение можно вынести позже, заявка останется в\u00a0очереди.',
      from: { requestId, status: inProgress },
    },
    {
      name: 'reject',
      label: 'Отклонить',
      tone: 'danger',
      title: `Отклонить заявку бренда ${quoted(brandName)}?`,
      text: 'Отправитель сможет поправить товары и\u00a0предложить их снова.',
      reasons: [
        'Нет фотографий товаров',
        'Проверьте цены и\u00a0количество',
        'Для\u00a0товара нужна маркировка «Честный знак»',
        'Такие товары площадка не\u00a0принимает',
      ],
      from: { requestId, status: declined },
    },
  ]);
}
