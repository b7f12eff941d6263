import { failedAt } from '@venue/sdk';
import { getProfile } from '@venue/sdk/profile';
import { askSupport } from '@venue/sdk/support';
import { useCurrent } from '@venue/shared-ui/data/ApiProvider.tsx';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { Text, TextArea } from '@venue/shared-ui/fields/inputs.tsx';
import { CallForm } from '@venue/shared-ui/form/CallForm.tsx';
import { FormSkeleton } from '@venue/shared-ui/form/FormSkeleton.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { DialogButtons, SmallDialog } from '@venue/shared-ui/mui/SmallDialog.tsx';
import css from './SupportDialog.module.css';

interface Props {
  about?: string | undefined;
  close: () => void;
}

/** A form for writing to support, with the e-mail address for the answer. */
export default function SupportDialog({ about, close }: Props) {
  const current = useCurrent();
  const me = useCall(getProfile, {}, { enabled: current !== null });
  return (
    <SmallDialog title="Задать вопрос" close={close} size="xs" stays>
      <p className={css.lead}>{`${about ? `${about}. ` : ''}Ответим письмом на\u00a0указанный адрес.`}</p>
      {me.isLoading ? (
        <FormSkeleton fields={2} />
      ) : (
        <CallForm
          keep="support"
          call={askSupport}
          from={{ email: me.data?.message.userEmail ?? '', text: '', ...(about ? { about } : {}) }}
          texts={{
            done: 'Сообщение отправлено',
            refused: 'Не удалось отправить сообщение',
            failed: failedAt('отправке сообщения'),
          }}
          done={close}
          label="Вопрос в поддержку"
        >
          <Text name="email" label="Электронная почта" type="email" autoComplete="email" />
          <TextArea name="text" label="Вопрос" maxLength={4000} />
          <DialogButtons cancel={close}>
            <SubmitButton size="medium">Отправить</SubmitButton>
          </DialogButtons>
        </CallForm>
      )}
    </SmallDialog>
  );
}
