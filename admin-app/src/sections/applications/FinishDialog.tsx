import { changeApplicationStatus } from '@venue/sdk/applications/admin';
import { type ApplicationCard, simpleRequestStatus } from '@venue/sdk/applications/model';
import { TextArea } from '@venue/shared-ui/fields/inputs.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { DialogButtons } from '@venue/shared-ui/mui/SmallDialog.tsx';
import { DecisionForm, DecisionFrame } from '../../app/decision/DecisionFrame.tsx';
import { statusTexts } from './statusTexts.ts';

interface Props {
  application: ApplicationCard;
  close: () => void;
  done: () => void;
}

/** Asks to confirm that an application is closed without a decision on its record. */
export default function FinishDialog({ application, close, done }: Props) {
  return (
    <DecisionFrame title={`Закрыть заявку №\u00a0${application.requestId} без\u00a0решения?`} close={close}>
      <p>
        Она уйдёт из&nbsp;очереди, но&nbsp;запись останется в&nbsp;прежнем статусе, и&nbsp;отправитель ответа
        не&nbsp;получит. Так закрывают дубли и&nbsp;заявки о&nbsp;том, чего больше нет.
      </p>
      <DecisionForm
        keep={`finish-application:${application.requestId}`}
        call={changeApplicationStatus}
        to={{ id: application.requestId }}
        from={{ seen: application.requestStatus, requestStatus: simpleRequestStatus.done, comment: '' }}
        texts={statusTexts}
        done={done}
        label="Закрыть без решения"
      >
        <TextArea name="comment" label="Заметка" hint="Её увидят только сотрудники." maxLength={1000} optional />
        <DialogButtons cancel={close}>
          <SubmitButton color="error" size="medium">
            Закрыть заявку
          </SubmitButton>
        </DialogButtons>
      </DecisionForm>
    </DecisionFrame>
  );
}
