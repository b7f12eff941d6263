import { type MarketRequest, type MarketRequestStatus, marketRequestStatus } from '@venue/sdk/market/model';
import type { Ref } from 'react';
import { StatusNote } from '../../app/cabinet/StatusNote.tsx';

const { draft, onVerification, inProgress, declined, accepted } = marketRequestStatus;

const words: Readonly<Record<MarketRequestStatus, string>> = {
  [draft]: 'Заявку видите только вы. Выберите товары и\u00a0отправьте её на\u00a0проверку.',
  [onVerification]:
    'Сотрудник площадки проверяет заявку. До\u00a0решения её и\u00a0товары в\u00a0ней изменить нельзя; ответ появится здесь.',
  [inProgress]:
    'Сотрудник площадки занимается заявкой и\u00a0может позвонить по\u00a0указанному телефону. Ответ появится здесь.',
  [declined]: 'Площадка не\u00a0приняла заявку. Её можно исправить и\u00a0отправить ещё раз.',
  [accepted]: 'Площадка приняла заявку: товары подтверждены и\u00a0видны всем участникам маркетплейса.',
};

/** A request's status, what it means, and the answer of staff. */
export const RequestStatus = ({ request, ref }: { request: MarketRequest; ref?: Ref<HTMLElement> }) => {
  const { requestStatus, rejectionReason, sentAt, decidedAt } = request;
  const since = {
    [draft]: null,
    [onVerification]: sentAt,
    [inProgress]: null,
    [declined]: decidedAt,
    [accepted]: decidedAt,
  };
  return (
    <StatusNote
      ref={ref ?? null}
      option={marketRequestStatus.option(requestStatus)}
      since={since[requestStatus]}
      answer={
        rejectionReason
          ? { title: requestStatus === declined ? 'Почему' : 'Что исправить', text: rejectionReason }
          : null
      }
    >
      {words[requestStatus]}
    </StatusNote>
  );
};
