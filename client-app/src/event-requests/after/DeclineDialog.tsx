import { failedAt } from '@venue/sdk';
import { answerProposal } from '@venue/sdk/event-requests';
import { TextArea } from '@venue/shared-ui/fields/inputs.tsx';
import { CallForm } from '@venue/shared-ui/form/CallForm.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { DialogButtons, SmallDialog } from '@venue/shared-ui/mui/SmallDialog.tsx';

const texts = {
  done: 'Предложение отклонено',
  refused: 'Не удалось отклонить предложение',
  failed: failedAt('ответе на\u00a0предложение'),
} as const;

/** Asks why the customer declines the proposal; the venue may send another. */
export default function DeclineDialog({ id, close }: { id: number; close: () => void }) {
  return (
    <SmallDialog title="Отклонить предложение?" close={close} stays>
      <CallForm
        keep={`decline:${id}`}
        call={answerProposal}
        to={{ id }}
        from={{ accepted: false, reason: '' }}
        texts={texts}
        done={close}
        label="Ответ на предложение"
      >
        <p>Менеджер прочитает причину и&nbsp;предложит другой вариант.</p>
        <TextArea name="reason" label="Что не&nbsp;подходит" maxLength={1000} />
        <DialogButtons cancel={close}>
          <SubmitButton size="medium" color="error">
            Отклонить
          </SubmitButton>
        </DialogButtons>
      </CallForm>
    </SmallDialog>
  );
}
