import { failedAt } from '@venue/sdk';
import { changeRoomRequest } from '@venue/sdk/room-requests';
import type { RoomRequest } from '@venue/sdk/room-requests/model';
import { serverNow } from '@venue/shared-ui/data/serverClock.ts';
import { addDays, dayOf, hourOf } from '@venue/shared-ui/dates/calendar.ts';
import { DateField } from '@venue/shared-ui/dates/DateField.tsx';
import { TextArea } from '@venue/shared-ui/fields/inputs.tsx';
import { NumberField } from '@venue/shared-ui/fields/NumberField.tsx';
import { wholeNumber } from '@venue/shared-ui/fields/wholeNumber.ts';
import { CallForm } from '@venue/shared-ui/form/CallForm.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { DialogButtons, SmallDialog } from '@venue/shared-ui/mui/SmallDialog.tsx';
import { DAYS_AHEAD } from '../rooms/hours.view.ts';
import { RoomHours } from './RoomHours.tsx';

const texts = { done: 'Запрос изменён', failed: failedAt('изменении запроса') } as const;

/** Asks for other hours, guests or purpose while the venue has not answered yet. */
export default function ChangeWish({ request, close }: { request: RoomRequest; close: () => void }) {
  const { roomRequestId: id, roomId, roomName, start, end, guests, purpose } = request;
  const today = dayOf(serverNow());
  const fromHour = hourOf(start);
  const toHour = fromHour + (Date.parse(end) - Date.parse(start)) / 3_600_000;
  return (
    <SmallDialog title={`Изменить запрос: ${roomName}`} close={close} stays>
      <CallForm
        call={changeRoomRequest}
        keep={`room-request-change:${id}`}
        to={{ id }}
        from={{ day: dayOf(start), fromHour, toHour, guests, purpose }}
        texts={texts}
        how={{ covers: true }}
        done={close}
        label={`Изменение запроса № ${id}`}
      >
        <DateField name="day" label="Дата" min={today} max={addDays(today, DAYS_AHEAD)} />
        <RoomHours roomId={roomId} />
        <NumberField name="guests" label="Сколько гостей" inputMode="numeric" read={wholeNumber} write={String} />
        <TextArea name="purpose" label="Для чего" maxLength={500} />
        <DialogButtons cancel={close}>
          <SubmitButton size="medium">Изменить запрос</SubmitButton>
        </DialogButtons>
      </CallForm>
    </SmallDialog>
  );
}
