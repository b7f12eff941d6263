import { ApiFailure, failedAt, formatMoney } from '@venue/sdk';
import { dropTicketOrder, getTicketOrder } from '@venue/sdk/tickets';
import { spacedCode, type TicketOrder, ticketOrderStatus } from '@venue/sdk/tickets/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Countdown } from '@venue/shared-ui/parts/Countdown.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/ErrorNote.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { CardsSkeleton } from '@venue/shared-ui/parts/Skeletons.tsx';
import { StatusChip } from '@venue/shared-ui/parts/StatusChip.tsx';
import { ScreenLink } from '@venue/shared-ui/shell/ScreenLink.tsx';
import { href, useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { useParams } from 'react-router-dom';
import { RecordNotFound } from '../app/RecordNotFound.tsx';
import css from './OrderPage.module.css';
import { ticketPaths } from './tickets.paths.ts';

const { path: home, title: homeLabel } = ticketPaths.events;
const EVERY_MS = 10_000;

/** An order of tickets, for whoever made it: what is in it, until when it is held, the tickets once they are issued. */
export default function OrderPage() {
  const { slug = '' } = useParams();
  const shown = useScreen();
  const { data, error, refetch } = useCall(getTicketOrder, { slug }, { every: EVERY_MS });
  if (error instanceof ApiFailure && error.code === 'not_found')
    return <RecordNotFound title="Заказа по&nbsp;этой ссылке нет" home={home} homeLabel={homeLabel} />;
  return (
    <Page {...shown} {...(data ? { title: data.message.eventTitle } : {})} narrow>
      {data ? (
        <Order order={data.message} again={() => void refetch()} />
      ) : error ? (
        <ErrorNote error={error} title="Не&nbsp;удалось загрузить заказ" retry={() => void refetch()} />
      ) : (
        <CardsSkeleton count={1} height={240} />
      )}
    </Page>
  );
}

function Order({ order, again }: { order: TicketOrder; again: () => void }) {
  const { orderKey: slug, orderStatus, lines, total, codes, holdUntil, eventId } = order;
  const drop = useSend(dropTicketOrder, { done: 'Заказ отменён', failed: failedAt('отмене заказа') });
  return (
    <div className={css.order}>
      <p>
        <StatusChip option={ticketOrderStatus.option(orderStatus)} />
      </p>
      <ul className={css.lines}>
        {lines.map(({ ticketId, ticketName, count, ticketPrice }) => (
          <li key={ticketId}>
            <span>
              {ticketName} × {count}
            </span>
            <span>{ticketPrice === 0 ? 'бесплатно' : formatMoney(ticketPrice * count)}</span>
          </li>
        ))}
        {total > 0 && (
          <li className={css.total}>
            <span>Итого</span>
            <span>{formatMoney(total)}</span>
          </li>
        )}
      </ul>
      {orderStatus === ticketOrderStatus.held && holdUntil && (
        <>
          <p>
            Места держим за&nbsp;вами ещё <Countdown until={holdUntil} onEnd={again} label="Осталось на&nbsp;оплату" />
          </p>
          <div>
            <Button color="error" aria-busy={drop.busy || undefined} onClick={() => void drop.send({ slug })}>
              Отменить заказ
            </Button>
          </div>
        </>
      )}
      {orderStatus === ticketOrderStatus.lapsed && (
        <>
          <p>Время на&nbsp;оплату вышло, или&nbsp;заказ отменён: места снова свободны.</p>
          <div>
            <Button variant="contained" to={href(ticketPaths.event, { eventId })}>
              Выбрать билеты заново
            </Button>
          </div>
        </>
      )}
      {codes.length > 0 && (
        <>
          <h2>Ваши билеты</h2>
          <ul className={css.codes}>
            {codes.map(code => (
              <li key={code}>
                <ScreenLink to={ticketPaths.ticket} params={{ slug: code }}>
                  Билет {spacedCode(code)}
                </ScreenLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
