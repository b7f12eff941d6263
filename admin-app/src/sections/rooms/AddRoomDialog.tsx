import { createRoom } from '@venue/sdk/rooms/admin';
import { roomRecord } from '@venue/sdk/rooms/kind';
import { roomLimits } from '@venue/sdk/rooms/model';
import { Choose, Text } from '@venue/shared-ui/fields/inputs.tsx';
import { NumberField } from '@venue/shared-ui/fields/NumberField.tsx';
import { wholeNumber } from '@venue/shared-ui/fields/wholeNumber.ts';
import { CallForm } from '@venue/shared-ui/form/CallForm.tsx';
import { Row } from '@venue/shared-ui/form/Form.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { DialogButtons, SmallDialog } from '@venue/shared-ui/mui/SmallDialog.tsx';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import { useNavigate } from 'react-router-dom';
import { floorOptions } from './room.ts';
import { roomPaths } from './rooms.paths.ts';

const { name, shortName, floor } = roomRecord.fields;

/** Adds a room by its number and name, and opens its settings for the rest. */
export default function AddRoomDialog({ close }: { close: () => void }) {
  const navigate = useNavigate();
  return (
    <SmallDialog title="Добавить помещение" close={close} stays>
      <CallForm
        keep="new-room"
        call={createRoom}
        from={{ name: '', shortName: '', floor: 1 }}
        texts={roomRecord.texts.create}
        done={({ id }) => void navigate(href(roomPaths.page, { roomId: id }))}
      >
        <p>Пока в&nbsp;настройках не&nbsp;сказано, как его бронируют, занять его нельзя.</p>
        <Row>
          <NumberField
            name="roomId"
            label="Номер на&nbsp;двери"
            inputMode="numeric"
            read={wholeNumber}
            write={String}
          />
          <Choose name="floor" label={floor.label} options={floorOptions} />
        </Row>
        <Text name="name" label={name.label} maxLength={roomLimits.name} />
        <Text name="shortName" label={shortName.label} maxLength={roomLimits.shortName} />
        <DialogButtons cancel={close}>
          <SubmitButton size="medium">Добавить</SubmitButton>
        </DialogButtons>
      </CallForm>
    </SmallDialog>
  );
}
