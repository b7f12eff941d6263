import { failedAt, isFailure } from '@venue/sdk';
import { closeDays } from '@venue/sdk/rooms/admin';
import { type ClosedDay, holidaysFrom } from '@venue/sdk/rooms/model';
import { serverNow } from '@venue/shared-ui/data/serverClock.ts';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { dayOf } from '@venue/shared-ui/dates/calendar.ts';
import { formatDays, formatLongDay } from '@venue/shared-ui/dates/format.ts';
import { Checkbox } from '@venue/shared-ui/fields/inputs.tsx';
import { Form } from '@venue/shared-ui/form/Form.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { useForm } from '@venue/shared-ui/form/useForm.ts';
import { DialogButtons, SmallDialog } from '@venue/shared-ui/mui/SmallDialog.tsx';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { bookingPaths } from '../bookings/bookings.paths.ts';
import { StandingField } from './StandingField.tsx';
import { useStanding } from './useStanding.ts';

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
  const { send } = useSend(closeDays, closing);
  const standing = useStanding();
  const go = useNavigate();
  const known = new Set(closedDays.map(({ day }) => day));
  const holidays = holidaysFrom(dayOf(serverNow()))
    .map(({ title, days }) => ({ title, days: days.filter(day => !known.has(day)) }))
    .filter(({ days }) => days.length > 0);
  const nameOf = (place: number) => `holiday${place}`;
  const form = useForm({
    schema: z.object({ everywhere: z.boolean(), ...each(holidays, nameOf, z.boolean()) }),
    keep: `close-holidays:${roomId}`,
    from: { everywhere: true, ...each(holidays, nameOf, true) } as Record<string, boolean>,
    submit: async (typed, { setServerErrors, markSaved }) => {
      const values = typed as Record<string, boolean>;
      const chosen = holidays.filter((_, place) => values[nameOf(place)]);
      const days = chosen.flatMap(({ title: reason, days }) => days.map(day => ({ day, reason })));
      if (days.length === 0) return close();
      const of = JSON.stringify(values);
      const reply = await send(
        { body: { roomId: values.everywhere ? null : roomId, days, standing: standing.choicesFor(of) } },
        {
          handles: failure => {
            if (!isFailure(failure, closeDays, 'day_taken')) return setServerErrors(failure);
            standing.see(of, failure.data);
            return true;
          },
        },
      );
      if (!reply) return;
      markSaved(typed);
      close();
      if (standing.moves) go(bookingPaths.closed.path);
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
        <Checkbox name="everywhere" label="Закрыта вся площадка" />
        <StandingField {...standing} />
        <DialogButtons cancel={close}>
          <SubmitButton>{standing.seen ? 'Всё равно закрыть' : 'Закрыть дни'}</SubmitButton>
        </DialogButtons>
      </Form>
    </SmallDialog>
  );
}

const whenOf = (days: readonly string[]): string => (days.length > 1 ? formatDays(days) : formatLongDay(days[0] ?? ''));

/** Maps the field name of each holiday to the same value. */
const each = <T,>(holidays: readonly unknown[], nameOf: (place: number) => string, value: T): Record<string, T> =>
  Object.fromEntries(holidays.map((_, place) => [nameOf(place), value]));
