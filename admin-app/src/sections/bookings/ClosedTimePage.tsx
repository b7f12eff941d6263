import { listStanding } from '@venue/sdk/rooms/admin';
import type { Standing } from '@venue/sdk/rooms/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { CardsSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { Empty } from '@venue/shared-ui/parts/message/Empty.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/message/ErrorNote.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { href, useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { Link } from 'react-router-dom';
import { eventRequestPaths } from '../event-requests/event-requests.paths.ts';
import { eventPaths } from '../events/events.paths.ts';
import { StandingRows, standingTitle } from '../rooms/rooms.view.ts';
import { bookingPaths } from './bookings.paths.ts';

/** Where it is moved or cancelled. */
const addressOf = ({ kind, id }: Standing): string => {
  if (kind === 'booking') return `${bookingPaths.list.path}?booking=${id}`;
  return kind === 'event' ? href(eventPaths.page, { id }) : href(eventRequestPaths.page, { id });
};

/** Orders and events that still stand in closed time, until they are moved or cancelled or the room opens again. */
export default function ClosedTimePage() {
  const { data, error, refetch } = useCall(listStanding, {});
  const standing = data?.message.standing;
  return (
    <Page
      {...useScreen()}
      lead="Заказы и&nbsp;мероприятия, во&nbsp;время которых помещение закрыто. Перенесите их, отмените или откройте помещение"
    >
      {!standing ? (
        error ? (
          <ErrorNote error={error} title="Не&nbsp;удалось загрузить список" retry={() => void refetch()} />
        ) : (
          <CardsSkeleton count={3} height={112} />
        )
      ) : standing.length === 0 ? (
        <Empty title="В&nbsp;закрытое время ничего не&nbsp;осталось" text="Всё перенесено или отменено." />
      ) : (
        <StandingRows standing={standing} heading={each => <Link to={addressOf(each)}>{standingTitle(each)}</Link>} />
      )}
    </Page>
  );
}
