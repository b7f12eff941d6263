import { failedAt } from '@venue/sdk';
import { closeDays } from '@venue/sdk/rooms/admin';
import { type ClosedDay, holidaysFrom } from '@venue/sdk/rooms/model';
import { serverNow } from '@venue/shared-ui/data/serverClock.ts';
import { dayOf } from '@venue/shared-ui/dates/calendar.ts';
import { formatDays, formatLongDay } from '@venue/shared-ui/dates/format.ts';
import { Checkbox } from '@venue/shared-ui/fields/inputs.tsx';
import { Form } from '@venue/shared-ui/form/Form.tsx';
import { useForm } from '@venue/shared-ui/form/useForm.ts';
import { SmallDialog } from '@venue/shared-ui/mui/SmallDialog.tsx';
import * as z from 'zod/mini';
import { ClosingFields } from './ClosingFields.tsx';
import { useClosing } from './useClosing.ts';

const closing = {
  done: 'Праздничные дни закрыты',
  refused: 'Не\u00a0удалось закрыть праздничные дни',
  failed: failedAt('закрытии праздничных дней'),
} as const;

interface Props {
  roomId: number;
  closedDays: readonly ClosedDay[];
  close: () => void;
}

/** Closes the public holidays of a year at once. It asks what becomes of the orders that have their hours. */
export function HolidaysDialog({ roomId, closedDays, close }: Props) {
  const { standing, submit, leave } = useClosing(closeDays, closing, close);
  const closed = new Set(closedDays.map(({ day }) => day));
  const holidays = holidaysFrom(dayOf(serverNow()))
    .map(({ title, days }) => ({ title, days: days.filter(day => !closed.has(day)) }))
    .filter(({ days }) => days.length > 0);
  const nameOf = (place: number) => `holiday${place}`;
  const form = useForm({
    schema: z.object({ everywhere: z.boolean(), ...each(holidays, nameOf, z.boolean()) }),
    keep: `close-holidays:${roomId}`,
    from: { everywhere: true, ...each(holidays, nameOf, true) } as Record<string, boolean>,
    submit: async (typed, { setServerErrors, markSaved }) => {
      const values = typed as Record<string, boolean>;
      const selection = holidays.filter((_, place) => values[nameOf(place)]);
      const days = selection.flatMap(({ title: reason, days }) => days.map(day => ({ day, reason })));
      if (days.length === 0) return close();
      const body = { roomId: values.everywhere ? null : roomId, days };
      if (!(await submit(JSON.stringify(values), body, setServerErrors))) return;
      markSaved(typed);
      leave();
    },
  });
  if (holidays.length === 0)
    return (
      <SmallDialog title="Закрыть праздники" close={close}>
        <p>Праздничные дни на&nbsp;год вперёд уже закрыты.</p>
      </SmallDialog>
    );
  return (
    <SmallDialog title="Закрыть праздники" close={close} stays>
      <Form form={form}>
        <p>
          Нерабочие праздничные дни на&nbsp;год вперёд. Выходные, которые переносит правительство, закройте отдельно.
        </p>
        {holidays.map(({ title, days }, place) => (
          <Checkbox key={title} name={nameOf(place)} label={`${title}: ${whenOf(days)}`} />
        ))}
        <ClosingFields standing={standing} submit="Закрыть дни" close={close} />
      </Form>
    </SmallDialog>
  );
}

const whenOf = (days: readonly string[]): string => (days.length > 1 ? formatDays(days) : formatLongDay(days[0] ?? ''));

/** Maps the field name of each holiday to the same value. */
const each = <T,>(holidays: readonly unknown[], nameOf: (place: number) => string, value: T): Record<string, T> =>
  Object.fromEntries(holidays.map((_, place) => [nameOf(place), value]));
