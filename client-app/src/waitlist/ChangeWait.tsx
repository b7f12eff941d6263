import { failedAt, formatHours } from '@venue/sdk';
import { changeWait } from '@venue/sdk/waitlist';
import type { Wait } from '@venue/sdk/waitlist/model';
import { serverNow } from '@venue/shared-ui/data/serverClock.ts';
import { addDays, dayOf } from '@venue/shared-ui/dates/calendar.ts';
import { DateField } from '@venue/shared-ui/dates/DateField.tsx';
import { Choose } from '@venue/shared-ui/fields/inputs.tsx';
import { CallForm } from '@venue/shared-ui/form/CallForm.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { DialogButtons, SmallDialog } from '@venue/shared-ui/mui/SmallDialog.tsx';
import { RoomHours } from '../room-requests/room-requests.view.tsx';
import { DAYS_AHEAD } from '../rooms/hours.view.ts';

const texts = {
  done: 'Теперь вы\u00a0ждёте другое время',
  failed: failedAt('изменении места в\u00a0очереди'),
} as const;
const counts = Array.from({ length: 12 }, (_, each) => ({ id: each + 1, label: formatHours(each + 1) }));

/** Waits for other hours of the same room: at the end of their line. */
export default function ChangeWait({ wait, close }: { wait: Wait; close: () => void }) {
  const { waitId: id, roomId, roomName, day, fromHour, toHour, hours } = wait;
  const today = dayOf(serverNow());
  return (
    <SmallDialog title={`Ждать другое время: ${roomName}`} close={close} stays>
      <CallForm
        call={changeWait}
        keep={`wait-change:${id}`}
        to={{ id }}
        from={{ day, fromHour, toHour, hours }}
        texts={texts}
        how={{ covers: true }}
        done={close}
        label={`Очередь: ${roomName}`}
      >
        <p>Место в&nbsp;очереди на&nbsp;новое время будет последним, прежнее освободится.</p>
        <DateField name="day" label="Дата" min={today} max={addDays(today, DAYS_AHEAD)} />
        <RoomHours roomId={roomId} labels={['Не\u00a0раньше', 'Не\u00a0позже']} />
        <Choose name="hours" label="Сколько подряд" options={counts} />
        <DialogButtons cancel={close}>
          <SubmitButton size="medium">Ждать это время</SubmitButton>
        </DialogButtons>
      </CallForm>
    </SmallDialog>
  );
}
