import { serverNow } from '@venue/shared-ui/data/serverClock.ts';
import { instantOf } from '@venue/shared-ui/dates/calendar.ts';
import { useEffect, useState } from 'react';
import { style } from './BlockButton.tsx';
import type { Hours } from './board.ts';
import css from './DayBoard.module.css';

/** A line at the current time of the day, updated every 30 seconds. */
export function NowLine({ hours, day }: { hours: Hours; day: string }) {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 30_000);
    return () => clearInterval(timer);
  }, []);
  const passed = (now - Date.parse(instantOf(day, hours.from))) / 3_600_000;
  if (passed < 0 || passed > hours.to - hours.from) return null;
  return <i className={css.now} style={style({ '--from': passed })} />;
}
