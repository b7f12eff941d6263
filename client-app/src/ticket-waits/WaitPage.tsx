import { isApiFailure } from '@venue/sdk';
import { getTicketWait } from '@venue/sdk/ticket-waits';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { CardsSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/message/ErrorNote.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { useParams } from 'react-router-dom';
import { RecordNotFound } from '../app/records/RecordNotFound.tsx';
import { eventPaths } from '../events/events.paths.ts';
import { TicketWaitCard } from './TicketWaitCard.tsx';
import css from './ticket-waits.module.css';
import { ticketWaitPaths } from './ticket-waits.paths.ts';

const { path: home, title: homeLabel } = eventPaths.publicList;
/** Milliseconds between readings, for visitors without live messages. */
const EVERY_MS = 15_000;

/** A place in the queue for tickets, for whoever has its key. */
export default function WaitPage() {
  const { slug = '' } = useParams();
  const { data, error, refetch } = useCall(getTicketWait, { slug }, { every: EVERY_MS });
  if (isApiFailure(error) && error.code === 'not_found')
    return <RecordNotFound title="Места в&nbsp;очереди по&nbsp;этой ссылке нет" home={home} homeLabel={homeLabel} />;
  return (
    <Page title={data ? data.message.eventTitle : ticketWaitPaths.page.title} narrow>
      {data ? (
        <div className={css.queue} role="status">
          <TicketWaitCard wait={data.message} titled={false} />
          {data.message.canLeave && (
            <p className={css.soft}>
              Сохраните эту страницу: здесь видно, кто перед&nbsp;вами, и&nbsp;отсюда можно выйти из&nbsp;очереди.
            </p>
          )}
        </div>
      ) : error ? (
        <ErrorNote error={error} title="Не&nbsp;удалось загрузить очередь" retry={() => void refetch()} />
      ) : (
        <CardsSkeleton count={1} height={180} />
      )}
    </Page>
  );
}
