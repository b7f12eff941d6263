import { addDays, daysFrom } from '@venue/shared-ui/dates/calendar.ts';
import { formatDays, formatLongDay } from '@venue/shared-ui/dates/format.ts';
import { Button, IconButton } from '@venue/shared-ui/parts/Button.tsx';
import { Icon } from '@venue/shared-ui/parts/Icon.tsx';
import css from './BoardPage.module.css';

interface Props {
  day: string;
  from: string;
  days: number;
  today: string;
  go: (day: string) => void;
}

/** The day or week on screen, with buttons that lead to others. */
export function BoardBar({ day, from, days, today, go }: Props) {
  const what = days === 1 ? 'день' : 'неделя';
  const title = days === 1 ? formatLongDay(day) : formatDays(daysFrom(from, days));
  return (
    <div className={css.bar}>
      <IconButton
        aria-label={days === 1 ? `Предыдущий ${what}` : `Предыдущая ${what}`}
        onClick={() => go(addDays(day, -days))}
      >
        <Icon name="right" className={css.back} />
      </IconButton>
      <h2 className={css.title} aria-live="polite">
        {title.charAt(0).toUpperCase() + title.slice(1)}
      </h2>
      <IconButton
        aria-label={days === 1 ? `Следующий ${what}` : `Следующая ${what}`}
        onClick={() => go(addDays(day, days))}
      >
        <Icon name="right" />
      </IconButton>
      {!daysFrom(from, days).includes(today) && (
        <Button size="small" color="inherit" variant="outlined" onClick={() => go(today)}>
          Сегодня
        </Button>
      )}
    </div>
  );
}
