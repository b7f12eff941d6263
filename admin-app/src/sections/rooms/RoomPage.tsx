import { isFailure } from '@venue/sdk';
import { getRoom } from '@venue/sdk/rooms';
import { saveRoom } from '@venue/sdk/rooms/admin';
import { roomRecord } from '@venue/sdk/rooms/kind';
import { bookingMode, roomLimits } from '@venue/sdk/rooms/model';
import { Choose, Text, TextArea } from '@venue/shared-ui/fields/inputs.tsx';
import { NumberField } from '@venue/shared-ui/fields/NumberField.tsx';
import { wholeNumber } from '@venue/shared-ui/fields/wholeNumber.ts';
import { Row } from '@venue/shared-ui/form/Form.tsx';
import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { RecordForm } from '../../app/record/form/RecordForm.tsx';
import { useRecordForm } from '../../app/record/form/useRecordForm.ts';
import { useSaveCall } from '../../app/record/form/useSaveCall.ts';
import { RecordColumns } from '../../app/record/RecordColumns.tsx';
import { RecordPage } from '../../app/record/RecordPage.tsx';
import { bookingPaths } from '../bookings/bookings.paths.ts';
import { EmbedPanel } from '../embeds/embeds.view.ts';
import { ClosedDays } from './ClosedDays.tsx';
import panel from './ExtrasPanel.module.css';
import { OpeningField } from './OpeningField.tsx';
import { PartsField } from './PartsField.tsx';
import { PlanField } from './PlanField.tsx';
import { RoomExtras } from './RoomExtras.tsx';
import { RoomPhotos } from './RoomPhotos.tsx';
import { RoomVideo } from './RoomVideo.tsx';
import { EditableRoom, edited, roomIn } from './room.ts';
import { roomPaths } from './rooms.paths.ts';
import { SeatingsField } from './SeatingsField.tsx';
import { TariffsField } from './TariffsField.tsx';
import { useStanding } from './useStanding.ts';

const SaveOverDialog = lazyWithRetry(
  () => import('./SaveOverDialog.tsx'),
  ({ standing }) => standing.forget(),
);

const {
  name,
  shortName,
  description,
  visitInfo,
  capacity,
  area,
  bookingMode: mode,
  opening,
  bufferBefore,
  bufferAfter,
} = roomRecord.fields;

/** One room: its name, place on the plan, description, tariffs, photos, promo video, services and equipment. */
export default function RoomPage() {
  return (
    <RecordPage
      kind={roomRecord}
      get={getRoom}
      input={roomId => ({ body: { roomId } })}
      find={roomIn}
      list={roomPaths.list}
    >
      {room => <RoomEditor room={room} />}
    </RecordPage>
  );
}

function RoomEditor({ room }: { room: EditableRoom }) {
  const save = useSaveCall(roomRecord, saveRoom, room.roomId);
  const standing = useStanding();
  const go = useNavigate();
  const editing = useRecordForm({
    kind: roomRecord,
    record: room,
    model: EditableRoom,
    ...edited,
    save: async (values, how) => {
      const of = JSON.stringify([values.opening, values.partIds]);
      const saved = await save(
        { ...values, ...(standing.seen && { standing: standing.choicesFor(of) }) },
        {
          ...how,
          handles: failure => {
            if (!isFailure(failure, saveRoom, 'day_taken')) return how.handles(failure);
            standing.see(of, failure.data);
            return true;
          },
        },
      );
      if (!saved) return undefined;
      standing.forget();
      if (standing.moves) go(bookingPaths.closed.path);
      return roomIn({ message: saved });
    },
  });
  return (
    <RecordColumns
      kind={roomRecord}
      id={room.roomId}
      below={
        <>
          <RoomPhotos room={room} />
          <RoomVideo room={room} />
        </>
      }
      aside={
        <>
          <ClosedDays room={room} />
          <RoomExtras room={room} />
          {room.bookable && <EmbedPanel roomId={room.roomId} className={panel.panel} />}
        </>
      }
    >
      <RecordForm editing={editing}>
        <Row>
          <Text name="name" label={name.label} maxLength={roomLimits.name} />
          <Text
            name="shortName"
            label={shortName.label}
            hint="На&nbsp;плане с&nbsp;телефона и&nbsp;там, где название не&nbsp;помещается"
            maxLength={roomLimits.shortName}
          />
        </Row>
        <TextArea
          name="description"
          label={description.label}
          placeholder="Для чего помещение, что в&nbsp;нём есть и&nbsp;чем оно удобно"
          maxLength={4000}
        />
        <TextArea
          name="visitInfo"
          label={visitInfo.label}
          hint="Это прочтут в&nbsp;письме о&nbsp;брони и&nbsp;в&nbsp;напоминании"
          placeholder="Вход со&nbsp;двора, дверь №&nbsp;3, лифт направо. Возьмите сменную обувь"
          maxLength={600}
        />
        <Row>
          <NumberField
            name="capacity"
            label={capacity.label}
            inputMode="numeric"
            placeholder="12"
            read={wholeNumber}
            write={String}
          />
          <NumberField
            name="area"
            label={area.label}
            inputMode="numeric"
            placeholder="86"
            read={wholeNumber}
            write={String}
          />
        </Row>
        <SeatingsField />
        <Choose
          name="bookingMode"
          label={mode.label}
          hint="По&nbsp;тарифам считается цена: и&nbsp;онлайн, и&nbsp;в&nbsp;предложении по&nbsp;запросу"
          options={bookingMode.options}
        />
        <OpeningField name="opening" label={opening.label} />
        <Row>
          <NumberField
            name="bufferBefore"
            label={bufferBefore.label}
            inputMode="numeric"
            placeholder="0"
            read={wholeNumber}
            write={String}
          />
          <NumberField
            name="bufferAfter"
            label={bufferAfter.label}
            inputMode="numeric"
            placeholder="1"
            read={wholeNumber}
            write={String}
          />
        </Row>
        <PartsField room={room} />
        <PlanField room={room} />
        <TariffsField />
      </RecordForm>
      <Suspense fallback={null}>
        {standing.seen && (
          <SaveOverDialog standing={standing} busy={editing.form.busy} save={() => void editing.form.onSubmit()} />
        )}
      </Suspense>
    </RecordColumns>
  );
}
