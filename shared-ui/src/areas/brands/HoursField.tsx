import { type BrandFields, brandTimeOption } from '@venue/sdk/brands/model';
import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { TimeField } from '../../dates/TimeField.tsx';
import { ErrorText, FieldGroup } from '../../fields/Field.tsx';
import { Choose } from '../../fields/inputs.tsx';
import { Button } from '../../parts/Button.tsx';
import { Stack } from '../../parts/Stack.tsx';
import css from './HoursField.module.css';
import { weekdays } from './hours.ts';

const name = 'brandWorkingHours';
const { daily, weekdays: onWeekdays, byDay } = brandTimeOption;
/** The default hours of the first day that is marked as open. */
const usual = { from: '10:00', to: '20:00' };

interface Span {
  readonly from: string;
  readonly to: string;
}

const isOpen = ({ from, to }: Span) => from !== '' || to !== '';

/** When a brand is open: one span for all days, a span a day, around the clock, or by appointment. */
export function HoursField() {
  const hours = useWatch<BrandFields, typeof name>({ name });
  const { timeOption } = hours;
  return (
    <Stack gap={20}>
      <Choose name={`${name}.timeOption`} label="Режим работы" options={brandTimeOption.options} />
      {(timeOption === daily || timeOption === onWeekdays) && (
        <FieldGroup
          label="Часы работы"
          hint="Если закрываетесь после полуночи, укажите время следующего дня: 18:00–02:00"
        >
          {() => (
            <div className={css.span}>
              <TimeField bare name={`${name}.from`} label="Часы работы, начало" />
              <span aria-hidden="true">–</span>
              <TimeField bare name={`${name}.to`} label="Часы работы, конец" />
            </div>
          )}
        </FieldGroup>
      )}
      {timeOption === byDay && <Week />}
    </Stack>
  );
}

function Week() {
  const id = useId();
  const { getFieldState, formState } = useFormContext<BrandFields>();
  const { error } = getFieldState(`${name}.days`, formState);
  const message = error?.root?.message ?? error?.message;
  return (
    <FieldGroup label="Часы по дням">
      {() => (
        <>
          <ul className={css.week}>
            {weekdays.map((title, index) => (
              <DayRow key={title} title={title} index={index} />
            ))}
          </ul>
          <ErrorText id={id} text={typeof message === 'string' ? message : undefined} />
        </>
      )}
    </FieldGroup>
  );
}

function DayRow({ title, index }: { title: string; index: number }) {
  const { setValue, getValues, clearErrors } = useFormContext<BrandFields>();
  const days = useWatch<BrandFields, `${typeof name}.days`>({ name: `${name}.days` });
  const day = days[index] ?? { weekday: index + 1, from: '', to: '' };
  const others = days.filter((each, at) => at !== index && isOpen(each));
  const put = (at: number, { from, to }: Span) => {
    setValue(`${name}.days.${at}`, { weekday: at + 1, from, to }, { shouldDirty: true });
    clearErrors(`${name}.days`);
  };
  const copy = () => {
    for (const [at, each] of getValues(`${name}.days`).entries()) if (at !== index && isOpen(each)) put(at, day);
  };
  return (
    <li className={css.day}>
      <label className={css.open}>
        <input
          type="checkbox"
          // The error summary links to the first checkbox on behalf of the whole week.
          {...(index === 0 ? { name: `${name}.days`, 'data-label': 'Часы по дням' } : {})}
          checked={isOpen(day)}
          onChange={event => put(index, event.target.checked ? (others.at(-1) ?? usual) : { from: '', to: '' })}
        />
        <span>{title}</span>
      </label>
      {isOpen(day) ? (
        <>
          <div className={css.span}>
            <TimeField bare name={`${name}.days.${index}.from`} label={`${title}, начало`} />
            <span aria-hidden="true">–</span>
            <TimeField bare name={`${name}.days.${index}.to`} label={`${title}, конец`} />
          </div>
          {others.some(each => each.from !== day.from || each.to !== day.to) && (
            <Button size="small" onClick={copy} aria-label={`${title}: скопировать часы на все рабочие дни`}>
              На все рабочие дни
            </Button>
          )}
        </>
      ) : (
        <span className={css.closed}>выходной</span>
      )}
    </li>
  );
}
