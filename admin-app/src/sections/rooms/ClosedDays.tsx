import { failedAt, required } from '@venue/sdk';
import { closeDay, openDay } from '@venue/sdk/rooms/admin';
import type { ClosedDay } from '@venue/sdk/rooms/model';
import { serverNow } from '@venue/shared-ui/data/serverClock.ts';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { dayOf } from '@venue/shared-ui/dates/calendar.ts';
import { DateField } from '@venue/shared-ui/dates/DateField.tsx';
import { formatLongDay } from '@venue/shared-ui/dates/format.ts';
import { Text } from '@venue/shared-ui/fields/inputs.tsx';
import { Form } from '@venue/shared-ui/form/Form.tsx';
import { useForm } from '@venue/shared-ui/form/useForm.ts';
import { SmallDialog } from '@venue/shared-ui/mui/SmallDialog.tsx';
import { Button, IconButton } from '@venue/shared-ui/parts/Button.tsx';
import { Outline } from '@venue/shared-ui/parts/Icon.tsx';
import { iconPaths } from '@venue/shared-ui/parts/iconPaths.ts';
import { SoftText } from '@venue/shared-ui/parts/SoftText.tsx';
import { useState } from 'react';
import * as z from 'zod/mini';
import { ClosingFields } from './ClosingFields.tsx';
import panel from './ExtrasPanel.module.css';
import { HolidaysDialog } from './HolidaysDialog.tsx';
import type { EditableRoom } from './room.ts';
import { useClosing } from './useClosing.ts';

const opening = {
  done: 'День снова открыт',
  refused: 'Не удалось открыть день',
  failed: failedAt('открытии дня'),
} as const;

/**
 * The days from today on when the room, or the whole venue, is closed; each change is saved at once. A day that is closed
 * for its hall or a part of it is opened there.
 */
export function ClosedDays({ room: { roomId, closedDays } }: { room: EditableRoom }) {
  const { send: open } = useSend(openDay, opening);
  const [adding, setAdding] = useState<'day' | 'holidays' | null>(null);
  return (
    <section className={panel.panel} aria-label="Закрытые дни">
      <h2>Закрытые дни</h2>
      {closedDays.length === 0 && <SoftText size="small">Помещение работает по&nbsp;обычному расписанию</SoftText>}
      <ul className={panel.list}>
        {closedDays.map(closed => (
          <li key={closed.closedDayId}>
            <span className={panel.text}>
              <span>{formatLongDay(closed.day)}</span>
              <SoftText as="span" size="small">
                {reasonOf(closed)}
              </SoftText>
            </span>
            {(closed.roomId === null || closed.roomId === roomId) && (
              <IconButton
                aria-label={`Открыть: ${formatLongDay(closed.day)}`}
                title="Открыть день"
                onClick={() => void open({ body: { closedDayId: closed.closedDayId } })}
              >
                <Outline path={iconPaths.bin} size={20} />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      <Button startIcon={<Outline path={iconPaths.plus} size={20} />} onClick={() => setAdding('day')}>
        Закрыть день
      </Button>
      <Button onClick={() => setAdding('holidays')}>Закрыть праздники</Button>
      {adding === 'day' && <CloseDayDialog roomId={roomId} close={() => setAdding(null)} />}
      {adding === 'holidays' && (
        <HolidaysDialog roomId={roomId} closedDays={closedDays} close={() => setAdding(null)} />
      )}
    </section>
  );
}

const reasonOf = ({ roomId, reason }: ClosedDay) => (roomId === null ? `Вся площадка: ${reason}` : reason);

const closing = {
  done: 'День закрыт',
  refused: 'Не удалось закрыть день',
  failed: failedAt('закрытии дня'),
} as const;

const Fields = z.object({ day: required(10), reason: required(200), everywhere: z.boolean() });

/** Asks which day to close and why, and what becomes of the orders that have hours of it. */
function CloseDayDialog({ roomId, close }: { roomId: number; close: () => void }) {
  const { standing, submit, leave } = useClosing(closeDay, closing, close);
  const form = useForm({
    schema: Fields,
    keep: `close-day:${roomId}`,
    from: { day: '', reason: '', everywhere: false },
    submit: async (values, { setServerErrors, markSaved }) => {
      const { day, reason, everywhere } = values;
      const body = { roomId: everywhere ? null : roomId, day, reason };
      if (!(await submit(`${day} ${everywhere}`, body, setServerErrors))) return;
      markSaved(values);
      leave();
    },
  });
  return (
    <SmallDialog title="Закрыть день" close={close} stays>
      <Form form={form}>
        <DateField name="day" label="День" min={dayOf(serverNow())} />
        <Text
          name="reason"
          label="Причина"
          hint="Её&nbsp;увидят посетители"
          maxLength={200}
          placeholder="Санитарный день"
        />
        <ClosingFields standing={standing} submit="Закрыть день" close={close} />
      </Form>
    </SmallDialog>
  );
}
