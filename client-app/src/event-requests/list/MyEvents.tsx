import { useCurrent } from '@venue/shared-ui/data/ApiProvider.tsx';
import { Tabs } from '@venue/shared-ui/mui/Tabs.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { CardsSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { Stack } from '@venue/shared-ui/parts/Stack.tsx';
import { useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { MyBookings } from '../../bookings/bookings.view.tsx';
import { CalendarLink, MyCalendar } from '../../calendar/calendar.view.tsx';
import { eventPaths } from '../../events/events.paths.ts';
import { MyOwnEvents } from '../../events/events.view.tsx';
import { eventRequestPaths } from '../event-requests.paths.ts';
import { ActiveRequests, NewRequests } from './RequestList.tsx';

const tabs = [
  { name: 'requests', label: 'Новые заявки' },
  { name: 'active', label: 'Заявки в\u00a0работе' },
  { name: 'events', label: 'Мероприятия' },
  { name: 'bookings', label: 'Бронирования' },
  { name: 'calendar', label: 'Календарь' },
] as const;

/** Everything a person has at the venue: requests for events, what became of them, and booked hours. */
export default function MyEvents() {
  const [params, setParams] = useSearchParams();
  const organiser = useCurrent()?.role === 'landing';
  const asked = params.get('show');
  // Customers of the marketplace mostly book studios.
  const chosen = tabs.find(({ name }) => name === asked)?.name ?? (organiser ? 'requests' : 'bookings');
  return (
    <Page
      {...useScreen()}
      actions={
        <>
          <Button variant="contained" to={eventRequestPaths.create.path}>
            Оставить заявку на&nbsp;мероприятие
          </Button>
          <Button variant="outlined" to={eventPaths.create.path}>
            Создать мероприятие
          </Button>
        </>
      }
    >
      {/* Each tab has filters of its own, so nothing else of the address comes along. */}
      <Tabs label="Что показать" tabs={tabs} chosen={chosen} choose={show => setParams({ show })}>
        <Suspense fallback={<CardsSkeleton count={3} height={176} />}>
          {chosen === 'requests' && <NewRequests />}
          {chosen === 'active' && <ActiveRequests />}
          {chosen === 'events' && <MyOwnEvents />}
          {chosen === 'bookings' && (
            <Stack gap={32} narrow>
              <div>
                <MyBookings />
              </div>
              <Suspense fallback={null}>
                <CalendarLink />
              </Suspense>
            </Stack>
          )}
          {chosen === 'calendar' && <MyCalendar />}
        </Suspense>
      </Tabs>
    </Page>
  );
}
