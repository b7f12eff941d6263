import { getSchedule } from '@venue/sdk/bookings';
import type { Slot } from '@venue/sdk/bookings/model';
import { listRooms } from '@venue/sdk/rooms';
import { bookingMode, type RoomCard } from '@venue/sdk/rooms/model';
import { serverNow } from '@venue/shared-ui/data/serverClock.ts';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { dayOf, mondayOf } from '@venue/shared-ui/dates/calendar.ts';
import { formatLongDay } from '@venue/shared-ui/dates/format.ts';
import { Bone, Loading } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { Empty } from '@venue/shared-ui/parts/message/Empty.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/message/ErrorNote.tsx';
import { Stack } from '@venue/shared-ui/parts/Stack.tsx';
import { useNarrow } from '@venue/shared-ui/parts/useNarrow.ts';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useMay } from '../../../app/frame/useWho.ts';
import { BreakDialog } from './BreakDialog.tsx';
import { CloseHours } from './CloseHours.tsx';
import { Legend } from './Legend.tsx';
import { ScheduleBar } from './ScheduleBar.tsx';
import css from './ScheduleView.module.css';
import { useHourSelection } from './useHourSelection.ts';
import { WeekGrid } from './WeekGrid.tsx';
import { kindOf, slotHoursOf, weekOf } from './week.ts';

/** The week of a studio: who takes which hour, and breaks that staff write and remove. */
export default function ScheduleView({ openOrder }: { openOrder: (orderId: number) => void }) {
  const [params, setParams] = useSearchParams();
  const today = dayOf(serverNow());
  const named = Number(params.get('studio'));
  const asked = params.get('day') ?? '';
  const day = /^\d{4}-\d{2}-\d{2}$/.test(asked) && !Number.isNaN(Date.parse(asked)) ? asked : today;
  const go = (to: { studio?: number; day?: string }) =>
    setParams(
      now => {
        const next = new URLSearchParams(now);
        for (const [name, value] of Object.entries(to)) next.set(name, String(value));
        return next;
      },
      { replace: true },
    );
  const { data, error, refetch } = useCall(listRooms, {});
  const rooms = data?.message.rooms.filter(each => each.bookingMode !== bookingMode.none) ?? [];
  const room = rooms.find(({ roomId }) => roomId === named) ?? rooms.find(({ bookable }) => bookable) ?? rooms[0];
  if (error && !data)
    return <ErrorNote error={error} title="Не&nbsp;удалось загрузить помещения" retry={() => void refetch()} />;
  if (!data) return <WeekSkeleton />;
  if (!room) return <Empty title="Бронировать нечего" text="Ни&nbsp;одно помещение не&nbsp;бронируется." />;
  return (
    <>
      <ScheduleBar rooms={rooms} roomId={room.roomId} day={day} today={today} go={go} />
      {/* Another week or room starts with nothing chosen. */}
      <Week key={`${room.roomId} ${mondayOf(day)}`} room={room} day={day} today={today} openOrder={openOrder} />
    </>
  );
}

const WeekSkeleton = () => (
  <Loading label="Загружаем расписание">
    <Bone height={560} />
  </Loading>
);

interface WeekProps {
  room: RoomCard;
  day: string;
  today: string;
  openOrder: (orderId: number) => void;
}

function Week({ room, day, today, openOrder }: WeekProps) {
  const monday = mondayOf(day);
  const week = useMemo(() => weekOf(monday), [monday]);
  const narrow = useNarrow();
  const days = narrow ? [day] : week;
  const { data, error, refetch } = useCall(getSchedule, {
    body: { roomId: room.roomId, from: monday, days: week.length },
  });
  const schedule = data?.message.schedule;
  const slots = useMemo(() => new Map(schedule?.map(slot => [slot.start, slot] as const)), [schedule]);
  const hours = useMemo(() => slotHoursOf(schedule ?? []), [schedule]);
  const manages = useMay()('bookings.manage');
  const selection = useHourSelection({ days, hours }, start => {
    const slot = slots.get(start);
    return manages && slot !== undefined && kindOf(slot) === 'free';
  });
  const [shown, setShown] = useState<Slot | null>(null);
  const breakId = shown?.technicalReasonId;
  const hoursOfBreak = [...slots.values()].filter(slot => slot.technicalReasonId === breakId).map(slot => slot.start);

  if (error && !schedule)
    return <ErrorNote error={error} title="Не&nbsp;удалось загрузить расписание" retry={() => void refetch()} />;
  if (!data || !schedule) return <WeekSkeleton />;
  const closed = data.message.closedDays.filter(each => days.includes(each.day));
  return (
    <Stack gap={16}>
      {hours.length > 0 ? (
        <>
          <WeekGrid
            days={days}
            hours={hours}
            slots={slots}
            today={today}
            selection={selection}
            choosable={manages}
            openOrder={openOrder}
            openBreak={setShown}
          />
          <Legend />
        </>
      ) : (
        <Empty title="Помещение закрыто" text="На&nbsp;этой неделе у&nbsp;него нет часов работы." />
      )}
      {closed.length > 0 && (
        <ul className={css.closed} aria-label="Закрытые дни">
          {closed.map(each => (
            <li key={each.day}>
              {formatLongDay(each.day)} закрыто: {each.reason}
            </li>
          ))}
        </ul>
      )}
      {manages && hours.length > 0 && <CloseHours room={room} selection={selection} />}
      {shown && breakId && (
        <BreakDialog
          id={breakId}
          reason={shown.technicalReason ?? ''}
          hours={hoursOfBreak}
          mayOpen={manages}
          close={() => setShown(null)}
        />
      )}
    </Stack>
  );
}
