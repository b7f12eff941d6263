import { failedAt, formatHours, formatMoney } from '@venue/sdk';
import { getPurchase, giveBackPurchase } from '@venue/sdk/packages/admin';
import { purchaseRecord } from '@venue/sdk/packages/kind';
import type { PurchaseCard } from '@venue/sdk/packages/model';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { formatDateTime } from '@venue/shared-ui/dates/format.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { confirm } from '@venue/shared-ui/parts/message/Confirm.tsx';
import { SoftText } from '@venue/shared-ui/parts/SoftText.tsx';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { Facts } from '../../app/record/Facts.tsx';
import { RecordColumns } from '../../app/record/RecordColumns.tsx';
import { factsOf } from '../../app/record/RecordFacts.tsx';
import { RecordPage } from '../../app/record/RecordPage.tsx';
import { bookingPaths } from '../bookings/bookings.paths.ts';
import { RetryRefund } from '../bookings/bookings.view.ts';
import css from './Purchases.module.css';
import { purchasePaths } from './packages.paths.ts';

const ExtendPurchase = lazyWithRetry(
  () => import('./ExtendPurchase.tsx'),
  ({ close }) => close(),
);
const ReturnPurchase = lazyWithRetry(
  () => import('./ReturnPurchase.tsx'),
  ({ close }) => close(),
);

/** One package that was bought: hours, money, what it was used for, and what staff may do. */
export default function PurchasePage() {
  return (
    <RecordPage
      kind={purchaseRecord}
      get={getPurchase}
      input={purchaseId => ({ body: { purchaseId } })}
      list={purchasePaths.list}
      actions={card => <Actions card={card} />}
    >
      {card => (
        <RecordColumns
          kind={purchaseRecord}
          id={card.purchaseId}
          below={(card.returned > 0 || card.can.includes('retryRefund')) && <Money card={card} />}
          steps={card.history.toReversed()}
        >
          <Facts
            rows={factsOf(purchaseRecord, card, [
              'purchaseStatus',
              'customer',
              'phone',
              'price',
              'packageHours',
              'hoursUsed',
              'hoursLeft',
              'moneyLeft',
              'validUntil',
              'createdAt',
              'paidAt',
            ])}
          />
          <Uses card={card} />
        </RecordColumns>
      )}
    </RecordPage>
  );
}

function Actions({ card }: { card: PurchaseCard }) {
  const { purchaseId, can, owed } = card;
  const [open, setOpen] = useState<'extend' | 'return' | null>(null);
  const { send, busy } = useSend(giveBackPurchase, {
    done: 'Записали, что деньги выданы',
    refused: 'Не\u00a0удалось записать выдачу',
    failed: failedAt('выдаче денег'),
  });
  async function giveBack(): Promise<void> {
    const text = 'Выдайте деньги клиенту и\u00a0пробейте чек возврата на\u00a0кассе.';
    if (await confirm({ title: `Деньги выданы: ${formatMoney(owed)}?`, text, yes: 'Выданы' }))
      await send({ body: { purchaseId, sum: owed } });
  }
  const close = () => setOpen(null);
  return (
    <>
      {can.includes('giveBack') && (
        <Button variant="contained" aria-busy={busy || undefined} onClick={() => void giveBack()}>
          Выдать {formatMoney(owed)}
        </Button>
      )}
      {can.includes('extend') && (
        <Button variant="outlined" onClick={() => setOpen('extend')}>
          Продлить
        </Button>
      )}
      {can.includes('returnRest') && (
        <Button variant="outlined" color="error" onClick={() => setOpen('return')}>
          Вернуть деньги
        </Button>
      )}
      <Suspense fallback={null}>
        {open === 'extend' && <ExtendPurchase card={card} close={close} />}
        {open === 'return' && <ReturnPurchase card={card} close={close} />}
      </Suspense>
    </>
  );
}

const Uses = ({ card: { uses } }: { card: PurchaseCard }) => (
  <section className={css.part}>
    <h2>Где использован</h2>
    {uses.length === 0 && <SoftText size="small">Часов ещё не&nbsp;списывали.</SoftText>}
    <ul>
      {uses.map(({ useId, orderId, roomName, startsAt, useHours, hoursBack, endedAt }) => (
        <li key={useId}>
          <Link to={`${bookingPaths.list.path}?booking=${orderId}`}>{`Бронь №\u00a0${orderId}, ${roomName}`}</Link>
          <SoftText as="span" size="small">
            {formatDateTime(startsAt)} ·{' '}
            {endedAt === null
              ? `списано ${formatHours(useHours)}`
              : `отменена, вернулось ${formatHours(hoursBack)} из\u00a0${useHours}`}
          </SoftText>
        </li>
      ))}
    </ul>
  </section>
);

const Money = ({ card: { purchaseId, packageTitle, returned, can } }: { card: PurchaseCard }) => (
  <>
    {returned > 0 && <p>Возврат за&nbsp;неиспользованные часы: {formatMoney(returned)}</p>}
    {can.includes('retryRefund') && (
      <RetryRefund kind="package" id={purchaseId} title={`Абонемент №\u00a0${purchaseId}, ${packageTitle}`} />
    )}
  </>
);
