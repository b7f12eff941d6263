import { failedAt, formatHours, isFailure, required, runsOf } from '@venue/sdk';
import { writeTechnicalReason } from '@venue/sdk/bookings/admin';
import { closeSeries, previewSeries } from '@venue/sdk/desk/admin';
import { type BoardRoom, Series } from '@venue/sdk/desk/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { instantOf, isDay } from '@venue/shared-ui/dates/calendar.ts';
import { formatLongDay, formatRun } from '@venue/shared-ui/dates/format.ts';
import { PickerInput } from '@venue/shared-ui/dates/PickerInput.tsx';
import { Field } from '@venue/shared-ui/fields/Field.tsx';
import { TextArea } from '@venue/shared-ui/fields/inputs.tsx';
import { Weekdays } from '@venue/shared-ui/fields/Weekdays.tsx';
import { Form } from '@venue/shared-ui/form/Form.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { useForm } from '@venue/shared-ui/form/useForm.ts';
import { DialogButtons, SmallDialog } from '@venue/shared-ui/mui/SmallDialog.tsx';
import { Stack } from '@venue/shared-ui/parts/Stack.tsx';
import { useState } from 'react';
import * as z from 'zod/mini';
import { Suggestions } from '../../app/decision/Suggestions.tsx';
import type { Hours } from './board/board.ts';
import css from './Desk.module.css';

interface Props {
  room: BoardRoom;
  day: string;
  hours: Hours;
  /** Whether the hours may be closed on several days, which is for those at the desk. */
  repeats: boolean;
  close: () => void;
  closed: () => void;
}

const reasons = ['Уборка', 'Ремонт', 'Настройка оборудования', 'Съёмки площадки'] as const;
const texts = { done: 'Часы закрыты', failed: failedAt('закрытии часов') } as const;
const Reason = z.object({ reason: required(300) });

/** Closes the chosen hours on this day, or on these weekdays until a given day; booked days are shown first. */
export default function CloseDialog({ room, day, hours, repeats, close, closed }: Props) {
  const own = new Date(`${day}T12:00:00Z`).getUTCDay() || 7;
  const [days, setDays] = useState<readonly number[]>([own]);
  const [until, setUntil] = useState(day);
  const series = { roomId: room.roomId, weekdays: [...days], from: hours.from, to: hours.to, since: day, until };
  const wrong = Series.safeParse(series).error?.issues[0]?.message;
  const asked = useCall(previewSeries, { body: series }, { enabled: repeats && wrong === undefined });
  const found = wrong === undefined ? (asked.data?.message.days ?? []) : [];
  const met = found.filter(each => each.taken.length > 0);
  const free = found.length - met.length;
  const { send } = useSend(closeSeries, texts);
  const once = useSend(writeTechnicalReason, texts);
  const slots = Array.from({ length: hours.to - hours.from }, (_, each) => instantOf(day, hours.from + each));
  const form = useForm({
    schema: Reason,
    keep: `close-series:${room.roomId}`,
    from: { reason: '' },
    submit: async ({ reason }, { setServerErrors, markSaved }) => {
      const handles = (failure: Parameters<typeof setServerErrors>[0]) => {
        if (!isFailure(failure, closeSeries, 'slot_taken')) return setServerErrors(failure);
        if (repeats) void asked.refetch();
        return undefined;
      };
      const reply = repeats
        ? await send({ body: { series, reason, skip: met.map(each => each.day) } }, { handles })
        : await once.send({ body: { roomId: room.roomId, slots, reason } }, { handles });
      if (!reply) return;
      markSaved({ reason });
      closed();
    },
  });
  return (
    <SmallDialog title={`Закрыть часы: ${room.name}`} close={close} stays>
      <Stack as="p" gap={2}>
        {String(hours.from).padStart(2, '0')}:00–{String(hours.to).padStart(2, '0')}:00 ·{' '}
        {formatHours(hours.to - hours.from)}
      </Stack>
      {repeats && (
        <>
          <Weekdays label="По&nbsp;каким дням" value={days} onChange={setDays} />
          <Field label="По какой день" hint="Тот же день — закрыть один раз." error={wrong}>
            {wiring => (
              <PickerInput
                kind="date"
                name="until"
                label="По какой день"
                id={wiring.id}
                describedBy={wiring['aria-describedby']}
                min={day}
                value={until}
                onChange={next => isDay(next) && setUntil(next)}
              />
            )}
          </Field>
          <div role="status">
            {asked.data && wrong === undefined && (
              <p>
                <span>Закроем дней: </span>
                <strong>{free}</strong>
                {met.length > 0 && <span>{`. Пропустим занятые: ${met.length}`}</span>}
              </p>
            )}
            {met.length > 0 && (
              <ul className={css.met}>
                {met.map(each => (
                  <li key={each.day}>
                    {formatLongDay(each.day)}: {runsOf(each.taken).map(formatRun).join('; ')}
                  </li>
                ))}
              </ul>
            )}
          </div>
        </>
      )}
      <Form form={form} label="Закрыть часы">
        <TextArea name="reason" label="Причина" hint="Её увидят только сотрудники." maxLength={300} />
        <Suggestions name="reason" label="Готовые причины" options={reasons} />
        <DialogButtons cancel={close}>
          {(free > 0 || !repeats) && <SubmitButton size="medium">Закрыть часы</SubmitButton>}
        </DialogButtons>
      </Form>
    </SmallDialog>
  );
}
