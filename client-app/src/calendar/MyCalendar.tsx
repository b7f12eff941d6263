import { capitalized, failedAt } from '@venue/sdk';
import { downloadCalendarItem, listCalendar } from '@venue/sdk/calendar';
import { saveFile } from '@venue/shared-ui/data/saveFile.ts';
import { serverNow } from '@venue/shared-ui/data/serverClock.ts';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { dayOf } from '@venue/shared-ui/dates/calendar.ts';
import { inZone } from '@venue/shared-ui/dates/dayjs.ts';
import { formatLongDay } from '@venue/shared-ui/dates/format.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Outline } from '@venue/shared-ui/parts/Icon.tsx';
import { iconPaths } from '@venue/shared-ui/parts/iconPaths.ts';
import { ErrorNote } from '@venue/shared-ui/parts/message/ErrorNote.tsx';
import { Link, useSearchParams } from 'react-router-dom';
import { RecordCard, RecordList } from '../app/records/RecordCard.tsx';
import css from './Calendar.module.css';
import CalendarLink from './CalendarLink.tsx';
import { faceOf, hoursOn, onDay } from './dates.ts';
import { MonthGrid } from './MonthGrid.tsx';
import { chosenDay, monthAway, weeksOf } from './month.ts';

/** The person's requests, events and bookings by days; the address keeps the day. */
export default function MyCalendar() {
  const [params, setParams] = useSearchParams();
  const today = dayOf(serverNow());
  const day = chosenDay(params.get('day'), today);
  const weeks = weeksOf(day);
  const { data, error, refetch } = useCall(
    listCalendar,
    { body: { from: weeks[0]?.[0] ?? day, to: weeks.at(-1)?.at(-1) ?? day } },
    { keepPrevious: true },
  );
  const file = useSend(downloadCalendarItem, { failed: failedAt('скачивании файла') });
  const items = data?.message.items ?? [];
  const choose = (next: string) =>
    setParams(
      before => new URLSearchParams([...before.entries()].filter(([name]) => name !== 'day').concat([['day', next]])),
      {
        replace: true,
        preventScrollReset: true,
      },
    );
  const here = onDay(items, day);
  return (
    <div className={css.calendar}>
      <div className={css.bar}>
        <h2 aria-live="polite">{capitalized(inZone(day).format('MMMM YYYY'))}</h2>
        <div className={css.turns}>
          <Button color="inherit" aria-label="Предыдущий месяц" onClick={() => choose(monthAway(day, -1))}>
            <Outline path={iconPaths.back} size={22} />
          </Button>
          <Button color="inherit" onClick={() => choose(today)}>
            Сегодня
          </Button>
          <Button color="inherit" aria-label="Следующий месяц" onClick={() => choose(monthAway(day, 1))}>
            <Outline path={iconPaths.forth} size={22} />
          </Button>
        </div>
      </div>
      {error && !data ? (
        <ErrorNote error={error} title="Не удалось загрузить календарь" retry={() => void refetch()} />
      ) : (
        <MonthGrid items={items} day={day} today={today} choose={choose} />
      )}
      <section className={css.below} aria-labelledby="day">
        <h2 id="day">{capitalized(formatLongDay(day))}</h2>
        {here.length === 0 ? (
          <p className={css.soft}>На&nbsp;этот день ничего нет.</p>
        ) : (
          <RecordList>
            {here.map(item => {
              const { label, page, option } = faceOf(item);
              return (
                <RecordCard
                  key={`${item.kind} ${item.id} ${item.start}`}
                  heading={<Link to={page}>{item.title}</Link>}
                  option={option}
                  actions={
                    <Button
                      size="small"
                      aria-disabled={file.busy || undefined}
                      onClick={async () => {
                        const got = await file.send({ body: { kind: item.kind, id: item.id } });
                        if (got) saveFile(got);
                      }}
                    >
                      Файл для календаря <span className="visually-hidden">: {item.title}</span>
                    </Button>
                  }
                >
                  <p>
                    {[hoursOn(item, day), item.place !== item.title && item.place, label].filter(Boolean).join(' · ')}
                  </p>
                </RecordCard>
              );
            })}
          </RecordList>
        )}
      </section>
      <CalendarLink />
    </div>
  );
}
