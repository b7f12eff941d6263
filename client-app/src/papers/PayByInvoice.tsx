import { formatMoney } from '@venue/sdk';
import { getInvoiceOffer, makeOrderInvoice } from '@venue/sdk/papers';
import { type InvoiceOffer, noInvoice, type OrderInvoice, orderInvoiceStatus } from '@venue/sdk/papers/model';
import { serverNow } from '@venue/shared-ui/data/serverClock.ts';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { formatDayAndTime } from '@venue/shared-ui/dates/format.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Flow } from '@venue/shared-ui/parts/Flow.tsx';
import { Bone } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { StatusChip } from '@venue/shared-ui/parts/StatusChip.tsx';
import { ScreenLink } from '@venue/shared-ui/shell/ScreenLink.tsx';
import { OwnTerms } from '../client-terms/client-terms.view.ts';
import { profilePaths } from '../profile/profile.paths.ts';
import { nextOf } from './nextOf.ts';
import css from './PayByInvoice.module.css';
import { invoiceFailed, PayerChoice } from './PayerChoice.tsx';
import { usePapers } from './usePapers.ts';

/** Paying by invoice: the choice of organisation, or the invoice that awaits payment. */
export default function PayByInvoice({ orderId }: { orderId: number }) {
  const { data, error } = useCall(getInvoiceOffer, { body: { orderId } });
  const offer = data?.message;
  // Its place is kept, so that nothing below it moves.
  if (!offer) return error ? null : <Bone height={100} />;
  const { invoice } = offer;
  return (
    <>
      <OwnTerms orderId={orderId} />
      <section className={css.invoice} aria-labelledby="by-invoice">
        {invoice?.orderInvoiceStatus === orderInvoiceStatus.awaiting ? (
          <Awaited invoice={invoice} />
        ) : (
          <>
            <h2 id="by-invoice">Платит организация?</h2>
            {invoice?.invoiceEnd && (
              <p>
                Счёт №&nbsp;{invoice.invoiceNumber} аннулирован. {nextOf(invoice)}
              </p>
            )}
            {offer.noInvoice ? (
              <p className={css.soft}>{noInvoice.option(offer.noInvoice).label}</p>
            ) : (
              <Choice orderId={orderId} offer={offer} />
            )}
          </>
        )}
      </section>
    </>
  );
}

function Awaited({ invoice }: { invoice: OrderInvoice }) {
  const papers = usePapers();
  const { invoiceId, invoiceNumber, customerName, sum, received, keptUntil } = invoice;
  return (
    <>
      <div className={css.head}>
        <h2 id="by-invoice">Счёт №&nbsp;{invoiceNumber}</h2>
        <StatusChip option={orderInvoiceStatus.option(invoice.orderInvoiceStatus)} />
      </div>
      <p>
        <span>
          {customerName}, {formatMoney(sum)}
        </span>
        {received > 0 && <span>. Пришло {formatMoney(received)}, ждём остальное</span>}
      </p>
      <ol className={css.steps}>
        <li>Передайте счёт в&nbsp;бухгалтерию или оплатите его по&nbsp;коду в&nbsp;приложении банка.</li>
        {keptUntil !== null && Date.parse(keptUntil) <= serverNow() ? (
          <li>
            Срок счёта прошёл <strong>{formatDayAndTime(keptUntil)}</strong>. Проверяем выписку банка: если деньги
            пришли вовремя, бронь ваша.
          </li>
        ) : (
          <li>
            Деньги должны прийти до&nbsp;<strong>{keptUntil && formatDayAndTime(keptUntil)}</strong>: банки переводят
            до&nbsp;одного рабочего дня. До&nbsp;этого часы за&nbsp;вами.
          </li>
        )}
        <li>Мы отметим оплату, и&nbsp;бронь подтвердится. Если деньги не&nbsp;придут, часы освободятся.</li>
      </ol>
      <Flow gap={8}>
        <Button variant="contained" aria-disabled={papers.busy} onClick={() => void papers.invoice(invoiceId)}>
          Скачать счёт
        </Button>
        <Button variant="outlined" to={profilePaths.documents.path}>
          Мои документы
        </Button>
      </Flow>
    </>
  );
}

function Choice({ orderId, offer }: { orderId: number; offer: InvoiceOffer }) {
  const { organisations, sum, keptUntil } = offer;
  const papers = usePapers();
  const { send, busy } = useSend(makeOrderInvoice, { done: 'Счёт готов, часы ждут оплаты', ...invoiceFailed });
  if (organisations.length === 0)
    return (
      <p>
        Добавьте её в&nbsp;<ScreenLink to={profilePaths.organisations}>«Организации»</ScreenLink>, и&nbsp;здесь можно
        будет получить счёт.
      </p>
    );
  const make = async (organisationId: number) => {
    const reply = await send({ body: { orderId, organisationId, sum } }, { covers: true });
    if (reply) await papers.invoice(reply.id);
  };
  return (
    <>
      <p>
        {`Выставим счёт и\u00a0будем держать часы до\u00a0${keptUntil && formatDayAndTime(keptUntil)}. Счёт и\u00a0акт останутся в\u00a0«Документах».`}
      </p>
      <PayerChoice organisations={organisations} sum={sum} variant="outlined" busy={busy} make={make} />
    </>
  );
}
