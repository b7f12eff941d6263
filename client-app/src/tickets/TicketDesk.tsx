import { failedAt, formatMoney } from '@venue/sdk';
import { createTicketOrder, getTicketOffer } from '@venue/sdk/tickets';
import { type TicketOffer, type TicketOrder, ticketLimits, ticketSale } from '@venue/sdk/tickets/model';
import { pricesText } from '@venue/shared-ui/areas/events/formatWhen.ts';
import { useCurrent } from '@venue/shared-ui/data/ApiProvider.tsx';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { formatDateTime } from '@venue/shared-ui/dates/format.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Flow } from '@venue/shared-ui/parts/Flow.tsx';
import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { TextSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/message/ErrorNote.tsx';
import { SoftText } from '@venue/shared-ui/parts/SoftText.tsx';
import { StatusChip } from '@venue/shared-ui/parts/StatusChip.tsx';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import { type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { JoinQueue } from '../ticket-waits/ticket-waits.view.tsx';
import { RefundTerms } from './RefundTerms.tsx';
import css from './TicketDesk.module.css';
import { ticketPaths } from './tickets.paths.ts';
import { leftText, ticketsText } from './words.ts';

// Loaded lazily, because it brings the form code, which readers do not need.
const GuestOrder = lazyWithRetry(() => import('./GuestOrder.tsx'));

type Kind = TicketOffer['kinds'][number];

/** How often availability is loaded, in milliseconds. */
const EVERY_MS = 15_000;

/** The tickets of an event: availability, quantities, prices and the order button. */
export default function TicketDesk({ eventId }: { eventId: number }) {
  const { data, error, refetch } = useCall(getTicketOffer, { id: eventId }, { every: EVERY_MS });
  if (!data)
    return error ? (
      <ErrorNote error={error} title="Не&nbsp;удалось загрузить билеты" retry={() => void refetch()} />
    ) : (
      <TextSkeleton lines={3} />
    );
  return <Desk eventId={eventId} offer={data.message} again={() => void refetch()} />;
}

interface DeskProps {
  eventId: number;
  offer: TicketOffer;
  /** Loads the availability again. */
  again: () => void;
}

function Desk({ eventId, offer: { kinds, refundTerms, isQueueClosed }, again }: DeskProps) {
  const isCustomer = useCurrent() !== null;
  const navigate = useNavigate();
  const onSale = kinds.filter(each => each.sale === ticketSale.open);
  const [counts, setCounts] = useState<Readonly<Record<number, number>>>({});
  const [asGuest, setAsGuest] = useState(false);
  const { send, busy } = useSend(createTicketOrder, { failed: failedAt('заказе билетов') });
  const way = useRef<HTMLDivElement>(null);
  const [only] = onSale;
  // With one kind there is nothing to choose: one ticket is what most people want.
  const countOf = ({ ticketId, left, sale }: Kind): number =>
    sale === ticketSale.open
      ? Math.min(counts[ticketId] ?? (onSale.length === 1 && ticketId === only?.ticketId ? 1 : 0), left)
      : 0;
  const lines = onSale.flatMap(kind => (countOf(kind) > 0 ? [{ ticketId: kind.ticketId, count: countOf(kind) }] : []));
  const places = lines.reduce((all, each) => all + each.count, 0);
  const total = onSale.reduce((all, kind) => all + countOf(kind) * kind.ticketPrice, 0);
  const prices = onSale.map(each => each.ticketPrice);
  const body = { eventId, lines, total };
  const isFree = places > 0 ? total === 0 : onSale.every(each => each.ticketPrice === 0);
  const buttonText = isFree ? 'Зарегистрироваться' : places === 1 ? 'Купить билет' : 'Купить билеты';

  const show = ({ orderKey, tickets: [ticket, more] }: TicketOrder) =>
    navigate(
      ticket && !more ? href(ticketPaths.ticket, { slug: ticket.code }) : href(ticketPaths.order, { slug: orderKey }),
    );

  async function order(): Promise<void> {
    if (!isCustomer) return setAsGuest(true);
    const reply = await send({ body });
    if (reply) show(reply.message);
    else again();
  }

  return (
    <section className={css.desk} aria-labelledby="tickets-heading">
      <h2 id="tickets-heading">Билеты</h2>
      <ul className={css.kinds}>
        {kinds.map(kind => (
          <li key={kind.ticketId}>
            <div className={css.kind}>
              <span className={css.name}>{kind.ticketName}</span>
              <span className={css.price}>{kind.ticketPrice === 0 ? 'Бесплатно' : formatMoney(kind.ticketPrice)}</span>
            </div>
            {kind.sale === ticketSale.open ? (
              <Counter
                label={kind.ticketName}
                value={countOf(kind)}
                most={Math.min(kind.left, ticketLimits.places - places + countOf(kind))}
                disabled={asGuest}
                set={count => setCounts({ ...counts, [kind.ticketId]: count })}
                hint={leftText(kind.left)}
              />
            ) : (
              <SoftText size="tiny">
                <StatusChip option={ticketSale.option(kind.sale)} />
                {kind.sale === ticketSale.soon && kind.saleFrom && (
                  <span>{` с\u00a0${formatDateTime(kind.saleFrom)}`}</span>
                )}
              </SoftText>
            )}
            {kind.sale === ticketSale.soldOut && <Queue eventId={eventId} kind={kind} isClosed={isQueueClosed} />}
            {kind.sale === ticketSale.open && kind.left < ticketLimits.places && countOf(kind) === kind.left && (
              <Queue eventId={eventId} kind={kind} isClosed={isQueueClosed} />
            )}
          </li>
        ))}
      </ul>
      {onSale.length > 0 && (
        <BuyBar
          way={way}
          text={places > 0 && total > 0 ? formatMoney(total) : pricesText(Math.min(...prices), Math.max(...prices))}
          label={places > 0 && onSale.length > 1 ? 'Дальше' : 'К\u00a0билетам'}
        />
      )}
      {onSale.length > 0 && (
        <>
          <p className={css.total} aria-live="polite">
            {places === 0
              ? 'Выберите билеты'
              : `${ticketsText(places)}: ${total === 0 ? 'бесплатно' : formatMoney(total)}`}
          </p>
          {total > 0 && (
            <>
              <SoftText size="tiny">
                Места держим {ticketLimits.holdMinutes}&nbsp;минут, чтобы вы успели оплатить.
              </SoftText>
              <RefundTerms terms={refundTerms} />
            </>
          )}
          <div ref={way}>
            {asGuest && !isCustomer ? (
              <Suspense fallback={<TextSkeleton lines={3} />}>
                <GuestOrder
                  order={body}
                  done={show}
                  cancel={() => {
                    setAsGuest(false);
                    again();
                  }}
                />
              </Suspense>
            ) : (
              <Button
                variant="contained"
                size="large"
                fullWidth
                disabled={places === 0}
                aria-busy={busy || undefined}
                onClick={() => void order()}
              >
                {buttonText}
              </Button>
            )}
          </div>
        </>
      )}
    </section>
  );
}

interface BarProps {
  /** Where tickets are ordered. */
  way: RefObject<HTMLElement | null>;
  text: string;
  label: string;
}

/** On a phone, as long as the button of the order is out of sight: what the tickets cost and the way to it. */
function BuyBar({ way, text, label }: BarProps) {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    if (!way.current || !('IntersectionObserver' in window)) return;
    // What is under the bar is out of sight as well.
    const observer = new IntersectionObserver(([entry]) => setAway(entry?.isIntersecting === false), {
      rootMargin: '0px 0px -64px',
    });
    observer.observe(way.current);
    return () => observer.disconnect();
  }, [way]);
  if (!isAway) return null;
  return (
    <div className={css.bar}>
      <strong>{text}</strong>
      <Button variant="contained" onClick={() => way.current?.scrollIntoView({ block: 'center' })}>
        {label}
      </Button>
    </div>
  );
}

/** The way into the queue for a kind of which there are too few places. */
function Queue({ eventId, kind, isClosed }: { eventId: number; kind: Kind; isClosed: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const { ticketId, ticketName, ticketPrice, left } = kind;
  if (isClosed) return left > 0 ? null : <SoftText size="small">Очередь на&nbsp;возвращённые места закрыта.</SoftText>;
  if (!isOpen)
    return (
      <Flow as="p" gap={8} center>
        {left > 0 && <span>Нужно больше? </span>}
        <Button size="small" variant={left > 0 ? 'text' : 'outlined'} onClick={() => setOpen(true)}>
          Встать в&nbsp;очередь <span className="visually-hidden">: {ticketName}</span>
        </Button>
      </Flow>
    );
  return (
    <Suspense fallback={<TextSkeleton lines={3} />}>
      <JoinQueue
        eventId={eventId}
        ticketId={ticketId}
        isFree={ticketPrice === 0}
        left={Math.max(0, left)}
        close={() => setOpen(false)}
      />
    </Suspense>
  );
}

interface CounterProps {
  label: string;
  value: number;
  most: number;
  disabled: boolean;
  set: (count: number) => void;
  hint: string;
}

function Counter({ label, value, most, disabled, set, hint }: CounterProps) {
  return (
    <Flow gap={10} center>
      <Button
        variant="outlined"
        size="small"
        aria-label={`${label}: меньше`}
        disabled={disabled || value <= 0}
        onClick={() => set(value - 1)}
      >
        −
      </Button>
      <output className={css.count} aria-label={`${label}: выбрано`}>
        {value}
      </output>
      <Button
        variant="outlined"
        size="small"
        aria-label={`${label}: больше`}
        disabled={disabled || value >= most}
        onClick={() => set(value + 1)}
      >
        +
      </Button>
      {hint && (
        <SoftText as="span" size="tiny">
          {hint}
        </SoftText>
      )}
    </Flow>
  );
}
