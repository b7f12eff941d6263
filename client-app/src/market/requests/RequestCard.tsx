import { formatMoney, plural } from '@venue/sdk';
import { type MarketRequestRow, marketRequestStatus } from '@venue/sdk/market/model';
import { formatDate } from '@venue/shared-ui/dates/format.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { ScreenLink } from '@venue/shared-ui/shell/ScreenLink.tsx';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import { RecordCard } from '../../app/records/RecordCard.tsx';
import { requestPaths } from '../market.paths.ts';
import { useRemoveRequest } from './useRemoveRequest.ts';

const { draft, declined } = marketRequestStatus;

/** One of my requests in the list. */
export function RequestCard({ request }: { request: MarketRequestRow }) {
  const { requestId, requestStatus, brandName, itemsCount, total, sentAt, rejectionReason, can } = request;
  const { remove, busy } = useRemoveRequest();
  const number = <span className="visually-hidden">заявку №&nbsp;{requestId}</span>;
  return (
    <RecordCard
      heading={
        <ScreenLink to={requestPaths.edit} params={{ requestId }}>
          № {requestId} · {brandName}
        </ScreenLink>
      }
      option={marketRequestStatus.option(requestStatus)}
      answer={
        rejectionReason && `${requestStatus === declined ? 'Почему отклонена' : 'Что исправить'}: ${rejectionReason}`
      }
      actions={
        <>
          <Button variant="outlined" size="small" to={href(requestPaths.edit, { requestId })}>
            {requestStatus === draft ? 'Продолжить' : 'Открыть'} {number}
          </Button>
          {can.includes('remove') && (
            <Button size="small" color="inherit" disabled={busy} onClick={() => void remove(requestId)}>
              Удалить {number}
            </Button>
          )}
        </>
      }
    >
      <p>
        {itemsCount === 0 ? (
          <span>Товаров пока нет</span>
        ) : (
          <span>
            {plural(itemsCount, 'товар', 'товара', 'товаров')} на <strong>{formatMoney(total)}</strong>
          </span>
        )}
      </p>
      <p>{sentAt ? `Отправлена ${formatDate(sentAt)}` : `Начата ${formatDate(request.createdAt)}`}</p>
    </RecordCard>
  );
}
