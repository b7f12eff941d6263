import { ApiFailure, failedAt, formatMoney } from '@venue/sdk';
import { ageSign } from '@venue/sdk/events/model';
import { getTicketReschedule } from '@venue/sdk/reschedules';
import {
  cancelTicket,
  downloadTicketCalendar,
  downloadTicketPdf,
  getTicket,
  setTicketReminder,
} from '@venue/sdk/tickets';
import { spacedCode, type Ticket, ticketPlace, ticketStatus } from '@venue/sdk/tickets/model';
import { formatWhen } from '@venue/shared-ui/areas/events/formatWhen.ts';
import { saveFile } from '@venue/shared-ui/data/saveFile.ts';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { formatDateTime } from '@venue/shared-ui/dates/format.ts';
import { MoreActions } from '@venue/shared-ui/grid/MoreActions.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { CardsSkeleton, TextSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { confirm } from '@venue/shared-ui/parts/message/Confirm.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/message/ErrorNote.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { QrCode } from '@venue/shared-ui/parts/QrCode.tsx';
import { linkOf, linkText } from '@venue/shared-ui/parts/record/linkOf.ts';
import { CompactFacts, Fact } from '@venue/shared-ui/parts/record/Sheet.tsx';
import { SoftText } from '@venue/shared-ui/parts/SoftText.tsx';
import { Stack } from '@venue/shared-ui/parts/Stack.tsx';
import { StatusChip } from '@venue/shared-ui/parts/StatusChip.tsx';
import { ScreenLink } from '@venue/shared-ui/shell/ScreenLink.tsx';
import { Suspense, useState } from 'react';
import { useParams } from 'react-router-dom';
import { RecordNotFound } from '../app/records/RecordNotFound.tsx';
import { eventPaths } from '../events/events.paths.ts';
import { OfflineNote } from '../offline/offline.view.tsx';
import { TicketChoice } from '../reschedules/reschedules.view.tsx';
import { MoveTickets } from '../series/series.view.tsx';
import type { Change } from './ChangeHolder.tsx';
import { GuestCancel } from './GuestCancel.tsx';
import { RefundTerms } from './RefundTerms.tsx';
import css from './TicketPage.module.css';
import { ticketPaths } from './tickets.paths.ts';

const { path: home, title: homeLabel } = eventPaths.publicList;
// Loaded lazily, because it brings the form code, which is not needed at the door.
const ChangeHolder = lazyWithRetry(
  () => import('./ChangeHolder.tsx'),
  ({ close }) => close(),
);

/** Milliseconds between readings: the ticket may be checked in while it is on the screen. */
const EVERY_MS = 20_000;

/** A ticket, for whoever has its code: shown at the door, printed, put into a calendar, cancelled. */
export default function TicketPage() {
  const { slug = '' } = useParams();
  const { data, error, refetch } = useCall(getTicket, { slug }, { every: EVERY_MS });
  if (error instanceof ApiFailure && error.code === 'not_found')
    return <RecordNotFound title="Билета по&nbsp;этой ссылке нет" home={home} homeLabel={homeLabel} />;
  if (error instanceof ApiFailure && error.code === 'ticket_replaced') return <ReplacedTicket />;
  return (
    <Page title={data ? data.message.event.eventTitle : ticketPaths.ticket.title} narrow>
      <Suspense fallback={null}>
        <OfflineNote />
      </Suspense>
      {data ? (
        <Stack gap={20} narrow>
          <Suspense fallback={null}>
            <TicketChoice
              slug={data.message.code}
              phoneEnding={data.message.phoneEnding}
              isPassedOn={data.message.isPassedOn}
            />
          </Suspense>
          <TicketFace ticket={data.message} />
          <TicketActions ticket={data.message} />
        </Stack>
      ) : error ? (
        <ErrorNote error={error} title="Не&nbsp;удалось загрузить билет" retry={() => void refetch()} />
      ) : (
        <CardsSkeleton count={1} height={420} />
      )}
    </Page>
  );
}

function TicketFace({ ticket }: { ticket: Ticket }) {
  const { code, event, holderName, ticketName, price, refund, cancelledAt, checkedInAt } = ticket;
  const valid = ticket.ticketStatus === ticketStatus.valid;
  const where = ticketPlace(event);
  return (
    <article className={css.ticket} data-valid={valid || undefined}>
      <div className={css.head}>
        <StatusChip option={ticketStatus.option(ticket.ticketStatus)} />
        <SoftText as="span" size="small">
          №&nbsp;{ticket.ticketNumber}
        </SoftText>
      </div>
      <p className={css.age}>{ageSign.option(event.ageSign).label}</p>
      {ticket.ticketStatus !== ticketStatus.cancelled && (
        <div className={css.code}>
          <QrCode text={`${window.location.origin}/app/tickets/${code}`} label={`QR-код билета ${spacedCode(code)}`} />
          <p className={css.letters}>{spacedCode(code)}</p>
        </div>
      )}
      {checkedInAt && <p>Отмечен на&nbsp;входе {formatDateTime(checkedInAt)}</p>}
      {cancelledAt && (
        <p>{`Отменён ${formatDateTime(cancelledAt)}${refund ? `. Возвращаем ${formatMoney(refund)}` : ''}`}</p>
      )}
      <CompactFacts>
        <Fact title="Когда">{formatWhen(event, { year: true })}</Fact>
        {where && <Fact title="Где">{where}</Fact>}
        {event.isOnline && event.onlineUrl && valid && (
          <Fact title="Трансляция">
            <a href={linkOf(event.onlineUrl)} rel="noreferrer">
              {linkText(event.onlineUrl)}
            </a>
          </Fact>
        )}
        <Fact title="Билет">{`${ticketName}, ${price === 0 ? 'бесплатно' : formatMoney(price)}`}</Fact>
        <Fact title="Гость">{holderName || 'не\u00a0указан'}</Fact>
        {event.organizerName && <Fact title="Организатор">{event.organizerName}</Fact>}
      </CompactFacts>
    </article>
  );
}

/** The page of a code that is void. */
const ReplacedTicket = () => (
  <Page title="Код этого билета заменён" narrow>
    <p>
      Билет передали другому человеку, перенесли на&nbsp;другую дату или исправили на&nbsp;нём имя, поэтому
      на&nbsp;входе этот код не&nbsp;пропустят. Новый билет пришёл его владельцу в&nbsp;СМС.
    </p>
    <p>
      <ScreenLink to={ticketPaths.mine}>Мои билеты</ScreenLink>
    </p>
  </Page>
);

function TicketActions({ ticket }: { ticket: Ticket }) {
  const { code: slug, refund, isOwn, event, cancelledAt } = ticket;
  const [proving, setProving] = useState(false);
  const [changing, setChanging] = useState<Change | null>(null);
  const calendar = useSend(downloadTicketCalendar, { failed: failedAt('скачивании файла') });
  const pdf = useSend(downloadTicketPdf, { failed: failedAt('скачивании билета') });
  const remind = useSend(setTicketReminder, {
    done: ticket.reminds ? 'Напоминать не\u00a0будем' : 'Напомним о\u00a0мероприятии',
    failed: failedAt('сохранении'),
  });
  const cancel = useSend(cancelTicket, { done: 'Билет отменён', failed: failedAt('отмене билета') });
  // As long as the holder may choose after a reschedule, giving back is one of the answers above.
  const isChoosing = useCall(getTicketReschedule, { slug }).data?.message.reschedule?.isOpen ?? false;
  const mayCancel = cancelledAt === null && refund !== null && !isChoosing;
  const isIdle = !proving && changing === null;
  const mayChange = ticket.can.includes('change') && isIdle;

  async function keep(): Promise<void> {
    const file = await calendar.send({ slug });
    if (file) saveFile(file);
  }

  async function keepPdf(): Promise<void> {
    const file = await pdf.send({ slug });
    if (file) saveFile(file);
  }

  async function ask(): Promise<void> {
    if (refund === null) return;
    const yes = await confirm({
      title: ticket.price === 0 ? 'Не сможете прийти?' : 'Отменить билет?',
      text: moneyText(ticket, refund),
      yes: ticket.price === 0 ? 'Не смогу прийти' : 'Отменить билет',
      no: ticket.price === 0 ? 'Приду' : 'Оставить',
      danger: true,
    });
    if (!yes) return;
    // A free ticket is given back by whoever has its link.
    if (isOwn || ticket.price === 0) await cancel.send({ slug, body: { refund } });
    else setProving(true);
  }

  return (
    <div className={css.actions}>
      {cancelledAt === null && (
        <>
          <Button variant="contained" aria-busy={calendar.busy || undefined} onClick={() => void keep()}>
            Добавить в&nbsp;календарь
          </Button>
          <Button variant="outlined" aria-busy={pdf.busy || undefined} onClick={() => void keepPdf()}>
            Скачать PDF
          </Button>
          <MoreActions
            items={[
              ...(mayChange
                ? [
                    { label: 'Передать билет', run: () => setChanging('transfer') },
                    { label: 'Исправить имя', run: () => setChanging('rename') },
                  ]
                : []),
              { label: 'Распечатать', run: () => window.print() },
              ...(mayCancel
                ? [
                    {
                      label: ticket.reminds ? 'Не\u00a0напоминать о\u00a0мероприятии' : 'Напомнить о\u00a0мероприятии',
                      run: () => remind.send({ slug, body: { reminds: !ticket.reminds } }),
                    },
                  ]
                : []),
              ...(mayCancel && isIdle
                ? [{ label: ticket.price === 0 ? 'Не смогу прийти' : 'Отменить билет', danger: true, run: ask }]
                : []),
            ]}
          />
        </>
      )}
      {event.isPublished && (
        <ScreenLink to={eventPaths.publicPage} params={{ eventId: event.eventId }}>
          О&nbsp;мероприятии
        </ScreenLink>
      )}
      {mayCancel && proving && <GuestCancel ticket={ticket} refund={refund} close={() => setProving(false)} />}
      {ticket.ticketStatus === ticketStatus.valid && isIdle && (
        <Suspense fallback={null}>
          <MoveTickets slug={slug} phoneEnding={ticket.phoneEnding} />
        </Suspense>
      )}
      {changing && (
        <Suspense fallback={<TextSkeleton lines={4} />}>
          <ChangeHolder change={changing} ticket={ticket} close={() => setChanging(null)} />
        </Suspense>
      )}
      {ticket.ticketStatus === ticketStatus.valid && !ticket.isTransferable && (
        <p className={css.note}>Организатор не&nbsp;разрешил передавать билеты и&nbsp;менять на&nbsp;них имя.</p>
      )}
      {ticket.price > 0 && mayCancel && (
        <div className={css.note}>
          <RefundTerms terms={ticket.refundTerms} />
        </div>
      )}
      {ticket.isPassedOn && ticket.price > 0 && mayCancel && (
        <p className={css.note}>Этот билет вам передали: если его вернуть, деньги получит тот, кто платил.</p>
      )}
    </div>
  );
}

/** How much of the price a cancelled ticket gives back, in words. */
function moneyText({ price, isPassedOn }: Ticket, refund: number): string {
  if (price === 0) return 'Место достанется другому гостю.';
  if (refund === 0) return 'По\u00a0условиям этого билета деньги за\u00a0него уже не\u00a0возвращаются.';
  const where = isPassedOn ? 'тому, кто платил за\u00a0билет' : 'туда, откуда вы\u00a0платили';
  return `Вернём ${formatMoney(refund)} из\u00a0${formatMoney(price)} ${where}.`;
}
