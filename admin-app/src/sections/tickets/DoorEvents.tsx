import { listDoorEvents } from '@venue/sdk/tickets/admin';
import { eventPlace } from '@venue/sdk/tickets/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { formatDay } from '@venue/shared-ui/dates/format.ts';
import { CardsSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { Empty } from '@venue/shared-ui/parts/message/Empty.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/message/ErrorNote.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { SoftText } from '@venue/shared-ui/parts/SoftText.tsx';
import { Stack } from '@venue/shared-ui/parts/Stack.tsx';
import { ScreenLink } from '@venue/shared-ui/shell/ScreenLink.tsx';
import { useScreen } from '@venue/shared-ui/shell/screens.tsx';
import css from './Door.module.css';
import { doorPaths } from './tickets.paths.ts';

/** Upcoming events with tickets, to choose whose tickets to check. */
export default function DoorEvents() {
  const { data, error, refetch } = useCall(listDoorEvents, {});
  return (
    <Page {...useScreen()} lead="Мероприятия с&nbsp;билетами на&nbsp;ближайший месяц.">
      {!data ? (
        error ? (
          <ErrorNote error={error} title="Не&nbsp;удалось загрузить мероприятия" retry={() => void refetch()} />
        ) : (
          <CardsSkeleton count={3} height={96} />
        )
      ) : data.message.events.length === 0 ? (
        <Empty title="Мероприятий с&nbsp;билетами нет" text="Здесь появятся те, что пройдут в&nbsp;ближайший месяц." />
      ) : (
        <Stack as="ul" gap={12} narrow>
          {data.message.events.map(event => (
            <li key={event.eventId} className={css.event}>
              <h2>
                <ScreenLink to={doorPaths.page} params={{ id: event.eventId }}>
                  {event.eventTitle}
                </ScreenLink>
              </h2>
              <SoftText size="small">
                {[`${formatDay(event.date)}, ${event.time}`, eventPlace(event)].filter(Boolean).join(' · ')}
              </SoftText>
              <p>
                Пришли {event.checkedIn} из&nbsp;{event.issued}
              </p>
            </li>
          ))}
        </Stack>
      )}
    </Page>
  );
}
