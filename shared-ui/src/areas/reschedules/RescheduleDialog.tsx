import { ApiFailure, failedAt, formatMoney, plural } from '@venue/sdk';
import { eventRecord, eventRecordOf } from '@venue/sdk/events/kind';
import { clashText, eventFormat, type RoomClash, RoomClashes, type VenueEvent } from '@venue/sdk/events/model';
import type { getReschedules, rescheduleEvent } from '@venue/sdk/reschedules';
import type {
  getReschedules as getAnyReschedules,
  rescheduleEvent as rescheduleAnyEvent,
} from '@venue/sdk/reschedules/admin';
import { chooseUntil, type EventReschedules, targetFields } from '@venue/sdk/reschedules/model';
import { listRooms } from '@venue/sdk/rooms';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useCall } from '../../data/useCall.ts';
import { DateField } from '../../dates/DateField.tsx';
import { formatDateTime } from '../../dates/format.ts';
import { TimeField } from '../../dates/TimeField.tsx';
import { Choose, Text, TextArea } from '../../fields/inputs.tsx';
import { CallForm } from '../../form/CallForm.tsx';
import { Row } from '../../form/Form.tsx';
import { SubmitButton } from '../../form/SubmitButton.tsx';
import { DialogButtons, SmallDialog } from '../../mui/SmallDialog.tsx';
import { TextSkeleton } from '../../parts/load/Skeletons.tsx';
import { ErrorNote } from '../../parts/message/ErrorNote.tsx';
import { Consequences } from '../../parts/record/Consequences.tsx';
import css from './RescheduleDialog.module.css';

const { fields } = eventRecord;

/** What was decided on no longer holds: it is read again. */
const stale = ['guests_changed', 'rescheduled_again', 'already_decided'];

interface Props {
  event: VenueEvent;
  get: typeof getReschedules | typeof getAnyReschedules;
  reschedule: typeof rescheduleEvent | typeof rescheduleAnyEvent;
  by: 'organiser' | 'staff';
  close: () => void;
  done: () => void;
}

/** Changes the day, the hours or the place of an event with tickets: shows whom it touches, and asks for the reason. */
export default function RescheduleDialog({ event, get, reschedule, by, close, done }: Props) {
  const { eventId: id, eventTitle, objectStatusId: seen } = event;
  const { data, error, refetch } = useCall(get, { id });
  const before = Object.fromEntries(targetFields.map(name => [name, event[name]]));
  const [typed, setTyped] = useState<object>({ ...before, reason: '' });
  const [clashes, setClashes] = useState<readonly RoomClash[]>([]);
  const what = data?.message;
  const seenReschedule = what?.reschedules[0]?.rescheduleId ?? null;
  return (
    <SmallDialog title={`Перенести ${eventRecordOf(event).noun.acc}?`} close={close} stays>
      {what ? (
        <CallForm
          // Changed numbers need a new confirmation, so the form is remounted; what was typed is kept.
          key={`${what.tickets} ${what.refund} ${seenReschedule}`}
          call={reschedule}
          keep={`reschedule-event:${id}`}
          to={{ id }}
          from={{
            ...typed,
            // Staff also send the status they see, so that a status changed meanwhile is refused.
            ...(by === 'staff' ? { seen } : {}),
            tickets: what.tickets,
            refund: what.refund,
            seenReschedule,
          }}
          texts={{
            done: 'Перенесено. Гостям пишем',
            refused: 'Не\u00a0удалось перенести',
            failed: failedAt('переносе'),
          }}
          how={{ covers: true }}
          handles={(failure, sent) => {
            setTyped(sent);
            const isTaken = failure instanceof ApiFailure && failure.code === 'room_taken';
            setClashes(isTaken ? RoomClashes.parse(failure.data).clashes : []);
            if (failure instanceof ApiFailure && stale.includes(failure.code)) void refetch();
            return isTaken;
          }}
          done={done}
          label={`Перенос: ${eventTitle}`}
        >
          <p>
            Новое время сразу появится в&nbsp;афише и&nbsp;в&nbsp;билетах. Гостям напишем, что изменилось: кому
            не&nbsp;подходит, вернут билет и&nbsp;получат всю сумму. Кто не&nbsp;ответит, у&nbsp;того билет останется.
          </p>
          <Row>
            <DateField name="date" label={fields.date.label} />
            <TimeField name="time" label={fields.time.label} />
          </Row>
          <Row>
            <DateField name="dateEnd" label={fields.dateEnd.label} optional />
            <TimeField name="timeEnd" label={fields.timeEnd.label} optional />
          </Row>
          {event.eventFormatType !== eventFormat.online && <Place />}
          {clashes.length > 0 && <Clashes clashes={clashes} />}
          <Numbers what={what} />
          <TextArea name="reason" label="Причина" hint="Её прочитают гости: коротко и&nbsp;понятно." maxLength={150} />
          <DialogButtons cancel={close}>
            <SubmitButton size="medium">Перенести и&nbsp;написать гостям</SubmitButton>
          </DialogButtons>
        </CallForm>
      ) : error ? (
        <ErrorNote error={error} retry={() => void refetch()} />
      ) : (
        <TextSkeleton lines={8} />
      )}
    </SmallDialog>
  );
}

function Place() {
  const { data } = useCall(listRooms, {});
  const rooms = data?.message.rooms ?? [];
  return (
    <>
      <Choose
        name="roomId"
        label={fields.roomId.label}
        options={rooms.map(({ roomId, name, floor }) => ({ id: roomId, label: `${name}, ${floor}\u00a0этаж` }))}
        empty="Не&nbsp;на&nbsp;площадке"
        optional
      />
      <Text name="place" label={fields.place.label} hint="Адрес вне площадки или уточнение" maxLength={300} optional />
    </>
  );
}

const Clashes = ({ clashes }: { clashes: readonly RoomClash[] }) => (
  <div className={css.clashes} role="alert">
    <strong>На&nbsp;это время помещение занято. Выберите другое время или помещение.</strong>
    <ul>
      {clashes.map(clash => (
        <li key={`${clash.start} ${clash.place}`}>{clashText(clash)}</li>
      ))}
    </ul>
  </div>
);

function Numbers({ what: { tickets, guests, refund, unpaid } }: { what: EventReschedules }) {
  const { date, time } = useWatch() as { date?: string; time?: string };
  const begins = new Date(`${date}T${time}:00+05:00`);
  const isKnown = !Number.isNaN(begins.getTime()) && begins > new Date();
  return (
    <Consequences
      lines={[
        [
          'Узнают о\u00a0переносе',
          `${plural(guests, 'гость', 'гостя', 'гостей')}, ${plural(tickets, 'билет', 'билета', 'билетов')}`,
        ],
        ['Вернём, если откажутся все', refund > 0 ? formatMoney(refund) : 'билеты бесплатные'],
        ...(isKnown ? [['Выбрать смогут до', formatDateTime(chooseUntil(begins, new Date()))] as const] : []),
        ...(unpaid > 0 ? [['Неоплаченные заказы останутся', String(unpaid)] as const] : []),
      ]}
    />
  );
}
