import type { OpenDay } from '@venue/sdk/rooms/model';
import { FieldGroup, inputClass } from '@venue/shared-ui/fields/Field.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Stack } from '@venue/shared-ui/parts/Stack.tsx';
import { useController } from 'react-hook-form';
import css from './OpeningField.module.css';

const weekdays = ['Понедельник', 'Вторник', 'Среда', 'Четверг', 'Пятница', 'Суббота', 'Воскресенье'] as const;
const usual = { from: 9, to: 18 };
const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
const hours = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, each) => from + each);

/** When a room is open: a line per weekday. The value is the list of open days, in the order of the week. */
export function OpeningField({ name, label }: { name: string; label: string }) {
  const { field, fieldState } = useController({ name });
  const week: readonly OpenDay[] = field.value ?? [];
  const put = (weekday: number, span: { from: number; to: number } | null) =>
    field.onChange(
      [
        ...week.filter(each => each.weekday !== weekday),
        ...(span ? [{ weekday, from: span.from, to: span.to }] : []),
      ].toSorted((a, b) => a.weekday - b.weekday),
    );
  const first = week[0];
  return (
    <FieldGroup
      label={label}
      error={fieldState.error?.message}
      hint="Оформленные брони остаются, даже если их часы закрыть"
    >
      {() => (
        <>
          <Stack as="ul" gap={8}>
            {weekdays.map((title, index) => {
              const weekday = index + 1;
              const open = week.find(each => each.weekday === weekday);
              return (
                <li key={title} className={css.day}>
                  <label className={css.name}>
                    <input
                      ref={index === 0 ? field.ref : undefined}
                      type="checkbox"
                      checked={open !== undefined}
                      onChange={event => put(weekday, event.target.checked ? (first ?? usual) : null)}
                      onBlur={field.onBlur}
                    />
                    {title}
                  </label>
                  {open ? (
                    <span className={css.span}>
                      <Hour
                        label={`${title}: открывается`}
                        value={open.from}
                        options={hours(0, 23)}
                        onChange={from => put(weekday, { from, to: Math.max(open.to, from + 1) })}
                      />
                      <span aria-hidden="true">–</span>
                      <Hour
                        label={`${title}: закрывается`}
                        value={open.to}
                        options={hours(open.from + 1, 24)}
                        onChange={to => put(weekday, { from: open.from, to })}
                      />
                    </span>
                  ) : (
                    <span className={css.closed}>Закрыто</span>
                  )}
                </li>
              );
            })}
          </Stack>
          {first && (
            <Button
              size="small"
              onClick={() => field.onChange(weekdays.map((_, index) => ({ ...first, weekday: index + 1 })))}
            >
              Ежедневно {clock(first.from)}–{clock(first.to)}
            </Button>
          )}
        </>
      )}
    </FieldGroup>
  );
}

interface HourProps {
  label: string;
  value: number;
  options: readonly number[];
  onChange: (hour: number) => void;
}

const Hour = ({ label, value, options, onChange }: HourProps) => (
  <select
    className={inputClass}
    aria-label={label}
    value={value}
    onChange={event => onChange(Number(event.target.value))}
  >
    {options.map(each => (
      <option key={each} value={each}>
        {clock(each)}
      </option>
    ))}
  </select>
);
