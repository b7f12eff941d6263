import { failedAt } from '@venue/sdk';
import { handOverEvent } from '@venue/sdk/events/admin';
import { eventRecordOf } from '@venue/sdk/events/kind';
import type { AdminEvent } from '@venue/sdk/events/model';
import { Text } from '@venue/shared-ui/fields/inputs.tsx';
import { PhoneField } from '@venue/shared-ui/fields/PhoneField.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { DialogButtons } from '@venue/shared-ui/mui/SmallDialog.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { DecisionForm, DecisionFrame } from '../../app/decision/DecisionFrame.tsx';

interface Props {
  event: AdminEvent;
  close: () => void;
  done: () => void;
}

/** Gives the event to another account, as staff agreed with both organisers. */
export default function HandOverDialog({ event, close, done }: Props) {
  const { eventId: id, eventTitle, userId, userName, objectStatusId: seen } = event;
  return (
    <DecisionFrame title={`Передать ${eventRecordOf(event).noun.acc}?`} close={close}>
      <p>
        «{eventTitle}» перейдёт от&nbsp;{userName || `№\u00a0${userId}`} к&nbsp;другому организатору вместе
        с&nbsp;билетами и&nbsp;гостями. Сначала договоритесь с&nbsp;обоими: они получат СМС, а&nbsp;отменить передачу
        можно только новой.
      </p>
      <DecisionForm
        keep={`hand-over-event:${id}`}
        call={handOverEvent}
        to={{ id }}
        from={{ phone: '', organizerName: '', userId, seen }}
        texts={{
          done: 'Мероприятие передано',
          refused: 'Не\u00a0удалось передать мероприятие',
          failed: failedAt('передаче мероприятия'),
        }}
        label={`Передача: ${eventTitle}`}
        done={done}
      >
        <PhoneField
          name="phone"
          label="Номер нового организатора"
          hint="По нему у&nbsp;него должна быть учётная запись."
        />
        <Text name="organizerName" label="Организатор" hint="Так его увидят гости в&nbsp;афише." maxLength={300} />
        <DialogButtons>
          <Button color="inherit" onClick={close}>
            Не&nbsp;передавать
          </Button>
          <SubmitButton size="medium">Передать</SubmitButton>
        </DialogButtons>
      </DecisionForm>
    </DecisionFrame>
  );
}
