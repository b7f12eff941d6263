import { decisionWords, formatMoney } from '@venue/sdk';
import { acceptRequest } from '@venue/sdk/market/admin';
import { marketRequestRecord } from '@venue/sdk/market/kind';
import { type AdminMarketRequestRow, marketRequestStatus } from '@venue/sdk/market/model';
import { callDecisions } from '../../app/decision/callDecisions.tsx';
import type { Decision } from '../../app/decision/decision.ts';
import { quoted } from '../../app/record/changes/quoted.ts';

/** Ready-made reasons to decline a request. */
export const rejectReasons = [
  'Нет фотографий товаров',
  'Проверьте цены и\u00a0количество',
  'Для\u00a0товара нужна маркировка «Честный знак»',
  'Такие товары площадка не\u00a0принимает',
];

type Decidable = Pick<
  AdminMarketRequestRow,
  'requestId' | 'requestStatus' | 'brandName' | 'itemsCount' | 'total' | 'can'
>;

/** What may be decided about a request of the marketplace. */
export function decisionsOf(request: Decidable): Decision[] {
  const { requestId, requestStatus: seen, brandName, itemsCount, total, can } = request;
  const { accepted, inProgress, declined } = marketRequestStatus;
  const { decide } = marketRequestRecord.texts;
  const about = { record: `${marketRequestRecord.name}/${requestId}`, subject: brandName };
  return callDecisions({ call: acceptRequest, can, seen, ...about, texts: decide, label: 'Решение по заявке' }, [
    {
      name: 'accept',
      label: decisionWords.accept.label,
      tone: 'main',
      title: `Принять товары бренда ${quoted(brandName)}?`,
      text: `Все товары заявки (${itemsCount}, на\u00a0${formatMoney(total)}) будут подтверждены и\u00a0появятся на\u00a0маркетплейсе.`,
      soon: `Товары бренда ${quoted(brandName)} будут приняты`,
      from: { requestId, status: accepted },
    },
    {
      name: 'take',
      label: decisionWords.take.label,
      tone: 'plain',
      title: 'Взять заявку в\u00a0работу?',
      text: 'Отправитель увидит статус «В\u00a0работе». Решение можно вынести позже, заявка останется в\u00a0очереди.',
      from: { requestId, status: inProgress },
    },
    {
      name: 'reject',
      label: decisionWords.reject.label,
      tone: 'danger',
      title: `Отклонить заявку бренда ${quoted(brandName)}?`,
      text: 'Отправитель сможет поправить товары и\u00a0предложить их снова.',
      reasons: rejectReasons,
      from: { requestId, status: declined },
    },
  ]);
}
