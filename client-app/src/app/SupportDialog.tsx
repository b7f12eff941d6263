import Dialog from '@mui/material/Dialog';
import { askSupport } from '@venue/sdk/support';
import { CallForm } from '@venue/shared-ui/form/CallForm.tsx';
import { Text, TextArea } from '@venue/shared-ui/form/inputs.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Mui } from '@venue/shared-ui/theme/Mui.tsx';
import { useId } from 'react';
import css from './SupportDialog.module.css';
import { useMe } from './useMe.ts';

interface Props {
  about?: string | undefined;
  close: () => void;
}

/** A letter to support, with the address to answer to. */
export default function SupportDialog({ about, close }: Props) {
  const me = useMe();
  const title = useId();
  return (
    // A click beside the dialog must not throw a half-written letter away.
    <Mui>
      <Dialog
        open
        onClose={(_, reason) => reason !== 'backdropClick' && close()}
        aria-labelledby={title}
        maxWidth="xs"
        fullWidth
      >
        <div className={css.box}>
          <h2 id={title}>Задать вопрос</h2>
          <p className={css.lead}>{about ? `${about}. ` : ''}Ответим письмом на&nbsp;указанный адрес.</p>
          <CallForm
            call={askSupport}
            from={{ email: me?.userEmail ?? '', text: '', ...(about ? { about } : {}) }}
            texts={{
              done: 'Сообщение отправлено',
              refused: 'Не удалось отправить сообщение',
              failed: 'Произошла ошибка при отправке сообщения. Попробуйте позже или обратитесь в техподдержку',
            }}
            done={close}
            label="Вопрос в поддержку"
          >
            <Text name="email" label="Электронная почта" type="email" autoComplete="email" />
            <TextArea name="text" label="Вопрос" maxLength={4000} />
            <div className={css.buttons}>
              <Button color="inherit" onClick={close}>
                Отмена
              </Button>
              <SubmitButton size="medium">Отправить</SubmitButton>
            </div>
          </CallForm>
        </div>
      </Dialog>
    </Mui>
  );
}
