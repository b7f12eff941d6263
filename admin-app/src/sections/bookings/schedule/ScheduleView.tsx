import { getSchedule } from '@venue/sdk/bookings';
import type { Slot } from '@venue/sdk/bookings/model';
import { bookableRoomIds } from '@venue/sdk/rooms/model';
import { serverNow } from '@venue/shared-ui/data/serverClock.ts';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { dayOf, mondayOf } from '@venue/shared-ui/dates/calendar.ts';
import { ErrorNote } from '@venue/shared-ui/parts/ErrorNote.tsx';
import { Bone, Loading } from '@venue/shared-ui/parts/Skeletons.tsx';
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
import { kindOf, weekOf } from './week.ts';

/** The week of a studio: who takes which hour, and breaks that staff write and remove. */
export default function ScheduleView({ openOrder }: { openOrder: (orderId: number) => void }) {
  const [params, setParams] = useSearchParams();
  const today = dayOf(serverNow());
  const named = Number(params.get('studio'));
  const roomId = bookableRoomIds.includes(named) ? named : (bookableRoomIds[0] ?? 0);
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
  return (
    <>
      <ScheduleBar roomId={roomId} day={day} today={today} go={go} />
      {/* Another week or studio starts with nothing chosen. */}
      <Week key={`${roomId} ${mondayOf(day)}`} roomId={roomId} day={day} today={today} openOrder={openOrder} />
    </>
  );
}

interface WeekProps {
  roomId: number;
  day: string;
  today: string;
  openOrder: (orderId: number) => void;
}

function Week({ roomId, day, today, openOrder }: WeekProps) {
  const monday = mondayOf(day);
  const week = useMemo(() => weekOf(monday), [monday]);
  const narrow = useNarrow();
  const days = narrow ? [day] : week;
  const { data, error, refetch } = useCall(getSchedule, { body: { roomId, from: monday, days: week.length } });
  const schedule = data?.message.schedule;
  const slots = useMemo(() => new Map(schedule?.map(slot => [slot.start, slot] as const)), [schedule]);
  const manages = useMay()('bookings.manage');
  const selection = useHourSelection(days, start => {
    const slot = slots.get(start);
    return manages && slot !== undefined && kindOf(slot) === 'free';
  });
  const [shown, setShown] = useState<Slot | null>(null);
  const breakId = shown?.technicalReasonId;
  const hoursOfBreak = [...slots.values()].filter(slot => slot.technicalReasonId === breakId).map(slot => slot.start);

  if (error && !schedule)
    return <ErrorNote error={error} title="Не&nbsp;удалось загрузить расписание" retry={() => void refetch()} />;
  if (!schedule)
    return (
      <Loading label="Загружаем расписание">
        <Bone height={560} />
      </Loading>
    );
  return (
    <div className={css.week}>
      <WeekGrid
        days={days}
        slots={slots}
        today={today}
        selection={selection}
        choosable={manages}
        openOrder={openOrder}
        openBreak={setShown}
      />
      <Legend />
      {manages && <CloseHours roomId={roomId} selection={selection} />}
      {shown && breakId && (
        <BreakDialog
          id={breakId}
          reason={shown.technicalReason ?? ''}
          hours={hoursOfBreak}
          mayOpen={manages}
          close={() => setShown(null)}
        />
      )}
    </div>
  );
}
