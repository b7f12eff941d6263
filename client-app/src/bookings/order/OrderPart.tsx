import { formatHours, runsOf } from '@venue/sdk';
import type { GroupQuote } from '@venue/sdk/bookings';
import { addDays, isDay } from '@venue/shared-ui/dates/calendar.ts';
import { formatRun } from '@venue/shared-ui/dates/format.ts';
import { PickerInput } from '@venue/shared-ui/dates/PickerInput.tsx';
import { Button, IconButton } from '@venue/shared-ui/parts/Button.tsx';
import { Icon } from '@venue/shared-ui/parts/Icon.tsx';
import { Money } from '@venue/shared-ui/parts/Money.tsx';
import { SoftText } from '@venue/shared-ui/parts/SoftText.tsx';
import { Stack } from '@venue/shared-ui/parts/Stack.tsx';
import { useState } from 'react';
import { OPEN_DAYS } from '../calendar/slots.ts';
import { useToday } from '../calendar/useToday.ts';
import { type DraftPart, lastDayOf } from './draft.ts';
import css from './OrderPage.module.css';

type Quoted = GroupQuote['parts'][number];

const problems = {
  closed: 'В\u00a0это время закрыто или оно уже прошло',
  room: 'Это помещение больше не\u00a0бронируют онлайн',
  tariff: 'Этого тарифа больше нет',
  refused: 'Выбранной услуги больше нет или гостей больше, чем мест',
} as const;

/** Why one of the bookings cannot be made. */
function whyNot({ obstacle, taken }: Quoted): string | null {
  if (obstacle === null) return null;
  if (obstacle !== 'taken') return problems[obstacle];
  return taken.length > 0 ? `Занято: ${runsOf(taken).map(formatRun).join('; ')}` : 'Рядом другая бронь: нужен перерыв';
}

interface Props {
  part: DraftPart;
  /** Its price; undefined while loading. */
  quoted: Quoted | undefined;
  /** The order has it in the next week too, so that a later one is what may be repeated. */
  isRepeated: boolean;
  /** The form for repeating it weekly is open. */
  repeats: boolean;
  onRepeats(on: boolean): void;
  onRepeat(until: string): void;
  onRemove(): void;
}

/** One of the bookings of an order. */
export function OrderPart({ part, quoted, isRepeated, repeats, onRepeats, onRepeat, onRemove }: Props) {
  const runs = runsOf(part.slots);
  const when = runs.map(formatRun).join('; ');
  const why = quoted ? whyNot(quoted) : null;
  return (
    <li className={css.part} data-bad={why !== null || undefined}>
      <Stack gap={2}>
        <p className={css.when}>{when}</p>
        <SoftText size="small">{`${quoted ? `${quoted.roomName} · ` : ''}${formatHours(part.slots.length)}`}</SoftText>
        {why && <p className={css.why}>{why}</p>}
      </Stack>
      <p className={css.price}>{quoted?.quote && !why && <Money kopecks={quoted.quote.price} />}</p>
      <IconButton aria-label={`Убрать: ${when}`} onClick={onRemove}>
        <Icon name="close" size={18} />
      </IconButton>
      {repeats ? (
        <Repeat part={part} onRepeat={onRepeat} onCancel={() => onRepeats(false)} />
      ) : (
        !isRepeated && (
          <Button className={css.again} variant="text" size="small" onClick={() => onRepeats(true)}>
            Повторять каждую неделю
          </Button>
        )
      )}
    </li>
  );
}

/** The date until which a booking repeats weekly; suggests four weeks. */
function Repeat({ part, onRepeat, onCancel }: Pick<Props, 'part' | 'onRepeat'> & { onCancel(): void }) {
  const last = addDays(useToday(), OPEN_DAYS);
  const day = lastDayOf(part);
  const [until, setUntil] = useState(() => [addDays(day, 28), last].sort()[0] ?? last);
  const fits = isDay(until) && until > day && until <= last;
  return (
    <div className={css.repeat}>
      <span aria-hidden="true">Каждую неделю до</span>
      <PickerInput
        kind="date"
        name="until"
        label="Каждую неделю до&nbsp;даты"
        value={until}
        min={addDays(day, 7)}
        max={last}
        onChange={setUntil}
      />
      <Button variant="outlined" size="small" disabled={!fits} onClick={() => onRepeat(until)}>
        Показать даты
      </Button>
      <Button variant="text" size="small" color="inherit" onClick={onCancel}>
        Не&nbsp;повторять
      </Button>
    </div>
  );
}
