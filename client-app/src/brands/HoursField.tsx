import { type BrandFields, brandTimeOption } from '@venue/sdk/brands/model';
import { ErrorText, FieldGroup } from '@venue/shared-ui/form/Field.tsx';
import { Choose } from '@venue/shared-ui/form/inputs.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import css from './HoursField.module.css';
import { weekdays } from './hours.ts';
import { TimeField } from './TimeField.tsx';

const name = 'brandWorkingHours';
const { daily, weekdays: onWeekdays, byDay } = brandTimeOption;
/** What a day that is just opened begins with. */
const usual = { from: '10:00', to: '20:00' };

/** When a brand is open: one span for all days, a span a day, around the clock, or by appointment. */
export function HoursField() {
  const hours = useWatch<BrandFields, typeof name>({ name });
  const { timeOption } = hours;
  return (
    <div className={css.hours}>
      <Choose name={`${name}.timeOption`} label="Режим работы" options={brandTimeOption.options} />
      {(timeOption === daily || timeOption === onWeekdays) && (
        <FieldGroup
          label="Часы работы"
          hint="Если закрываетесь после полуночи, укажите время следующего дня: 18:00–02:00"
        >
          {() => (
            <div className={css.span}>
              <TimeField name={`${name}.from`} label="Часы работы, начало" />
              <span aria-hidden="true">–</span>
              <TimeField name={`${name}.to`} label="Часы работы, конец" />
            </div>
          )}
        </FieldGroup>
      )}
      {timeOption === byDay && <Week />}
    </div>
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
  const place = `${name}.days.${index}` as const;
  const day = useWatch<BrandFields, typeof place>({ name: place });
  const open = day.from !== '' || day.to !== '';
  const put = (at: number, span: { from: string; to: string }) => {
    setValue(`${name}.days.${at}`, { weekday: at + 1, ...span }, { shouldDirty: true });
    clearErrors(`${name}.days`);
  };
  const copy = () => {
    const { from, to } = getValues(place);
    for (const [at, other] of getValues(`${name}.days`).entries())
      if (at !== index && (other.from !== '' || other.to !== '')) put(at, { from, to });
  };
  return (
    <li className={css.day}>
      <label className={css.open}>
        <input
          type="checkbox"
          checked={open}
          onChange={event => put(index, event.target.checked ? usual : { from: '', to: '' })}
        />
        <span>{title}</span>
      </label>
      {open ? (
        <>
          <div className={css.span}>
            <TimeField name={`${place}.from`} label={`${title}, начало`} />
            <span aria-hidden="true">–</span>
            <TimeField name={`${place}.to`} label={`${title}, конец`} />
          </div>
          <Button size="small" onClick={copy} aria-label={`${title}: такие же часы во все рабочие дни`}>
            Во все рабочие
          </Button>
        </>
      ) : (
        <span className={css.closed}>выходной</span>
      )}
    </li>
  );
}
