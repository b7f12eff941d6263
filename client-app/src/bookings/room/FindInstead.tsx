import { formatLongDay } from '@venue/shared-ui/dates/format.ts';
import { Field } from '@venue/shared-ui/fields/Field.tsx';
import { PlainSelect } from '@venue/shared-ui/fields/PlainSelect.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { useState } from 'react';
import css from './Alternatives.module.css';
import Alternatives from './Alternatives.tsx';

interface Props {
  roomId: number;
  /** The day that is looked at. */
  day: string;
  /** When the room is open, in hours of the day. */
  hours: readonly number[];
  people: number | null;
  onInstead: (hours: readonly string[]) => void;
  close: () => void;
}

const clock = (first: number, last: number) =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, each) => ({
    id: first + each,
    label: `${first + each}:00`,
  }));

/** Which hours of the day somebody wanted, and what is free instead. */
export default function FindInstead({ roomId, day, hours: open, people, onInstead, close }: Props) {
  const [opening, closing] = [open[0] ?? 9, (open.at(-1) ?? 17) + 1];
  const [from, setFrom] = useState(opening);
  const [to, setTo] = useState(Math.min(opening + 2, closing));
  return (
    <section className={css.find} aria-labelledby="instead">
      <h3 id="instead">Что свободно вместо этого</h3>
      <p>{formatLongDay(day)}: какие часы вы&nbsp;хотели?</p>
      <div className={css.choice}>
        <Field label="С">
          {wiring => (
            <PlainSelect
              wiring={wiring}
              value={from}
              options={clock(opening, closing - 1)}
              onChange={hour => {
                const start = hour ?? from;
                setFrom(start);
                setTo(Math.min(closing, Math.max(start + 1, start + to - from)));
              }}
            />
          )}
        </Field>
        <Field label="До">
          {wiring => (
            <PlainSelect
              wiring={wiring}
              value={to}
              options={clock(from + 1, closing)}
              onChange={hour => setTo(hour ?? to)}
            />
          )}
        </Field>
      </div>
      <Alternatives roomId={roomId} hours={{ day, from, to }} people={people} onInstead={onInstead} />
      <Button color="inherit" size="small" onClick={close}>
        Закрыть
      </Button>
    </section>
  );
}
