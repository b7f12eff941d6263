import type { Client } from '@venue/sdk';
import { getTicket, listMyTickets } from '@venue/sdk/tickets';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { Pager } from '@venue/shared-ui/grid/Pager.tsx';
import { Tabs } from '@venue/shared-ui/mui/Tabs.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { CardsSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { Empty } from '@venue/shared-ui/parts/message/Empty.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/message/ErrorNote.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { Stack } from '@venue/shared-ui/parts/Stack.tsx';
import { useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { Suspense, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { eventPaths } from '../events/events.paths.ts';
import { OfflineNote } from '../offline/offline.view.tsx';
import { MyTicketWaits } from '../ticket-waits/ticket-waits.view.tsx';
import { TicketCard } from './TicketCard.tsx';
import { UnpaidOrders } from './UnpaidOrders.tsx';

/** How many tickets are read for the time without a network. */
const MOST_AHEAD = 10;

const tabs = [
  { name: 'coming', label: 'Предстоящие' },
  { name: 'past', label: 'Прошедшие' },
] as const;

/** A person's tickets, also those they ordered by their phone before they had an account. */
export default function MyTickets() {
  const [params, setParams] = useSearchParams();
  const chosen = tabs.find(({ name }) => name === params.get('show'))?.name ?? 'coming';
  const page = Math.max(1, Number(params.get('page')) || 1);
  return (
    <Page {...useScreen()}>
      <UnpaidOrders />
      <Suspense fallback={null}>
        <MyTicketWaits />
      </Suspense>
      <Tabs label="Что показать" tabs={tabs} chosen={chosen} choose={show => setParams({ show })}>
        <List past={chosen === 'past'} page={page} go={to => setParams({ show: chosen, page: String(to) })} />
      </Tabs>
    </Page>
  );
}

function List({ past, page, go }: { past: boolean; page: number; go: (page: number) => void }) {
  const { data, error, refetch } = useCall(listMyTickets, { body: { past, page } }, { keepPrevious: true });
  const items = data?.items;
  const ahead = useMemo(
    () =>
      past || !items
        ? undefined
        : async (client: Client) => {
            await import('./TicketPage.tsx');
            for (const { code: slug } of items.slice(0, MOST_AHEAD)) await client.send(getTicket, { slug });
          },
    [past, items],
  );
  if (!data)
    return error ? (
      <ErrorNote error={error} title="Не&nbsp;удалось загрузить билеты" retry={() => void refetch()} />
    ) : (
      <CardsSkeleton count={2} height={120} />
    );
  if (data.message.total === 0)
    return (
      <Empty
        title={past ? 'Прошедших мероприятий нет' : 'Билетов пока нет'}
        text="Выберите мероприятие в&nbsp;афише: билет появится здесь."
        action={
          <Button variant="outlined" to={eventPaths.publicList.path}>
            Открыть афишу
          </Button>
        }
      />
    );
  return (
    <>
      <Suspense fallback={null}>
        <OfflineNote ahead={ahead} />
      </Suspense>
      <h2 className="visually-hidden">{past ? 'Прошедшие' : 'Предстоящие'}</h2>
      <Stack as="ul" gap={16} narrow>
        {data.items.map(ticket => (
          <TicketCard key={ticket.ticketNumber} ticket={ticket} />
        ))}
      </Stack>
      <Pager total={data.message} page={page} pageSize={data.message.pageSize} go={go} />
    </>
  );
}
