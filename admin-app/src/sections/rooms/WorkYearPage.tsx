import { failedAt, required } from '@venue/sdk';
import { getWorkYear, saveWorkYear } from '@venue/sdk/rooms/admin';
import { faultOfMovedDay, isWeekend, type WorkYear } from '@venue/sdk/rooms/model';
import { serverNow } from '@venue/shared-ui/data/serverClock.ts';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { dayOf } from '@venue/shared-ui/dates/calendar.ts';
import { DateField } from '@venue/shared-ui/dates/DateField.tsx';
import { formatDate, formatLongDay } from '@venue/shared-ui/dates/format.ts';
import { Form } from '@venue/shared-ui/form/Form.tsx';
import { RestoredNote } from '@venue/shared-ui/form/RestoredNote.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { useForm } from '@venue/shared-ui/form/useForm.ts';
import { IconButton } from '@venue/shared-ui/parts/Button.tsx';
import { Outline } from '@venue/shared-ui/parts/Icon.tsx';
import { iconPaths } from '@venue/shared-ui/parts/iconPaths.ts';
import { TextSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/message/ErrorNote.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { SoftText } from '@venue/shared-ui/parts/SoftText.tsx';
import { useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import * as z from 'zod/mini';
import { LinkTabs } from '../../app/LinkTabs.tsx';
import panel from './ExtrasPanel.module.css';
import css from './WorkYearPage.module.css';

/** The days that the government moves, which staff enter once a year: the terms of invoices are counted by them. */
export default function WorkYearPage() {
  const [params] = useSearchParams();
  const now = dayOf(serverNow());
  const thisYear = Number(now.slice(0, 4));
  const waits = now.slice(5, 7) === '12' ? thisYear + 1 : thisYear;
  const year = [thisYear, thisYear + 1].find(each => params.get('year') === String(each)) ?? waits;
  const { data, error, refetch } = useCall(getWorkYear, { query: { year } });
  const saved = data?.message;
  return (
    <Page
      {...useScreen()}
      lead="По&nbsp;рабочим дням считаются сроки счетов. Праздники по&nbsp;закону уже учтены, а&nbsp;дни, которые переносит правительство, внесите из&nbsp;постановления"
    >
      <LinkTabs
        label="Год"
        tabs={[thisYear, thisYear + 1].map(each => ({
          text: String(each),
          to: `?year=${each}`,
          current: each === year,
        }))}
      />
      {saved?.year === year ? (
        <MovedDays key={`${year} ${saved.version}`} saved={saved} refetch={() => void refetch()} />
      ) : error ? (
        <ErrorNote error={error} title="Не&nbsp;удалось загрузить год" retry={() => void refetch()} />
      ) : (
        <TextSkeleton lines={6} />
      )}
    </Page>
  );
}

const saving = {
  done: 'Рабочие дни сохранены',
  refused: 'Не\u00a0удалось сохранить рабочие дни',
  failed: failedAt('сохранении рабочих дней'),
} as const;

/** The moved days of one year; they are saved together. */
function MovedDays({ saved, refetch }: { saved: WorkYear; refetch: () => void }) {
  const { year, version, savedAt } = saved;
  const { send } = useSend(saveWorkYear, saving);
  const form = useForm({
    schema: z.object({ movedDays: z.array(z.string()) }),
    from: { movedDays: [...saved.movedDays] },
    keep: `work-year:${year}`,
    submit: async ({ movedDays }) => {
      if (await send({ body: { year, version, movedDays } })) form.markSaved({ movedDays });
      else refetch();
    },
  });
  const days = useWatch({ control: form.methods.control, name: 'movedDays' });
  const change = (movedDays: string[]) => form.methods.setValue('movedDays', movedDays, { shouldDirty: true });
  const isChanged = days.join() !== saved.movedDays.join();
  return (
    <section className={`${panel.panel} ${css.year}`} aria-label={`Перенесённые дни ${year}`}>
      <h2>Перенесённые дни {year}&nbsp;года</h2>
      <SoftText size="small">
        {savedAt === null
          ? 'Ещё не\u00a0внесены: пока сроки считаются по\u00a0обычным выходным и\u00a0праздникам.'
          : `Внесены ${formatDate(savedAt)}.`}
      </SoftText>
      <AddDay key={days.join()} year={year} days={days} add={day => change([...days, day].toSorted())} />
      <RestoredNote form={form} />
      <Form form={form} label={`Дни ${year} года`}>
        {days.length === 0 && <SoftText size="small">Переносов нет.</SoftText>}
        <ul className={panel.list}>
          {days.map(day => (
            <li key={day}>
              <span className={panel.text}>
                <span>{formatLongDay(day)}</span>
                <SoftText as="span" size="small">
                  {isWeekend(day) ? 'Рабочий день' : 'Выходной'}
                </SoftText>
              </span>
              <IconButton
                aria-label={`Убрать: ${formatLongDay(day)}`}
                title="Убрать день"
                onClick={() => change(days.filter(each => each !== day))}
              >
                <Outline path={iconPaths.bin} size={20} />
              </IconButton>
            </li>
          ))}
        </ul>
        {(isChanged || savedAt === null) && (
          <SubmitButton size="medium">{days.length > 0 ? 'Сохранить' : 'Сохранить: переносов нет'}</SubmitButton>
        )}
      </Form>
    </section>
  );
}

interface AddProps {
  readonly year: number;
  readonly days: readonly string[];
  readonly add: (day: string) => void;
}

/** Adds a day to the list: a weekend becomes a working day, a weekday a day off. */
function AddDay({ year, days, add }: AddProps) {
  const form = useForm({
    schema: z.object({
      day: required(10).check(({ value, issues }) => {
        const message = value === '' ? null : faultOfMovedDay(value, { year, movedDays: days });
        if (message) issues.push({ code: 'custom', input: value, message });
      }),
    }),
    from: { day: '' },
    submit: async ({ day }) => add(day),
  });
  return (
    <Form form={form} label="Новый день">
      <DateField
        name="day"
        label="День"
        hint="Суббота или воскресенье станет рабочим днём, будний день — выходным"
        min={`${year}-01-01`}
        max={`${year}-12-31`}
      />
      <SubmitButton size="medium">Добавить день</SubmitButton>
    </Form>
  );
}
