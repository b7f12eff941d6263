import { formatMoney } from '@venue/sdk';
import { listGuestTickets } from '@venue/sdk/tickets';
import { type GuestTicket, ticketChange, ticketStatus } from '@venue/sdk/tickets/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { formatDateTime } from '@venue/shared-ui/dates/format.ts';
import { Pager } from '@venue/shared-ui/grid/Pager.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { TextSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/message/ErrorNote.tsx';
import { SoftText } from '@venue/shared-ui/parts/SoftText.tsx';
import { Stack } from '@venue/shared-ui/parts/Stack.tsx';
import { StatusChip } from '@venue/shared-ui/parts/StatusChip.tsx';
import { Suspense, useState } from 'react';
import { SearchField } from '../../app/records/ListFilter.tsx';
import css from './Guests.module.css';

const CancelGuest = lazyWithRetry(
  () => import('./CancelGuest.tsx'),
  ({ close }) => close(),
);

/** Who holds tickets of an event, for its organiser, who may cancel each. */
export default function Guests({ eventId }: { eventId: number }) {
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const [cancelled, setCancelled] = useState<GuestTicket | null>(null);
  const { data, error, refetch } = useCall(
    listGuestTickets,
    { id: eventId, body: { page, ...(search === '' ? {} : { search }) } },
    { keepPrevious: true },
  );
  return (
    <Stack gap={12} narrow>
      <search>
        <SearchField
          label="Имя гостя или номер билета"
          value={search}
          onSearch={text => {
            setSearch(text);
            setPage(1);
          }}
        />
      </search>
      {data ? (
        <>
          {data.items.length === 0 && <SoftText size="small">Таких гостей нет.</SoftText>}
          <ul className={css.list}>
            {data.items.map(guest => (
              <Guest key={guest.ticketNumber} guest={guest} cancel={() => setCancelled(guest)} />
            ))}
          </ul>
          <Pager total={data.message} page={page} pageSize={data.message.pageSize} go={setPage} />
        </>
      ) : error ? (
        <ErrorNote error={error} title="Не&nbsp;удалось загрузить гостей" retry={() => void refetch()} />
      ) : (
        <TextSkeleton lines={5} />
      )}
      <Suspense fallback={null}>
        {cancelled && <CancelGuest eventId={eventId} guest={cancelled} close={() => setCancelled(null)} />}
      </Suspense>
    </Stack>
  );
}

function Guest({ guest, cancel }: { guest: GuestTicket; cancel: () => void }) {
  const { ticketNumber, ticketName, ticketStatus: status, holderName, phoneEnding, price, refund, cancelledAt } = guest;
  const { formerHolders } = guest;
  return (
    <li>
      <div className={css.who}>
        <span className={css.name}>{holderName || 'Имя не\u00a0указано'}</span>
        <SoftText as="span" size="small">
          <span>{`№\u00a0${ticketNumber} · ${ticketName} · ${price === 0 ? 'бесплатно' : formatMoney(price)}`}</span>
          {phoneEnding && <span>{` · телефон на\u00a0${phoneEnding}`}</span>}
        </SoftText>
        {formerHolders.map(({ change, at, formerName }) => (
          <SoftText key={at} as="span" size="small">
            {`${ticketChange.option(change).label} ${formatDateTime(at)}${formerName && change !== ticketChange.moved ? `, раньше: ${formerName}` : ''}`}
          </SoftText>
        ))}
      </div>
      <div className={css.state}>
        <StatusChip option={ticketStatus.option(status)} />
        {cancelledAt === null ? (
          refund !== null && (
            <Button size="small" color="error" variant="outlined" onClick={cancel}>
              Отменить <span className="visually-hidden">билет №&nbsp;{ticketNumber}</span>
            </Button>
          )
        ) : refund ? (
          <SoftText as="span" size="small">
            вернули {formatMoney(refund)}
          </SoftText>
        ) : null}
      </div>
    </li>
  );
}
