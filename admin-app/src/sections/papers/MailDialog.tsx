import type { Agreement } from '@venue/sdk/agreements/model';
import { PaperMailFields, paperMailLimits } from '@venue/sdk/papers/model';
import { Text, TextArea } from '@venue/shared-ui/fields/inputs.tsx';
import { ListField } from '@venue/shared-ui/fields/ListField.tsx';
import { Form } from '@venue/shared-ui/form/Form.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { useForm, type VenueForm } from '@venue/shared-ui/form/useForm.ts';
import { DialogButtons, SmallDialog } from '@venue/shared-ui/mui/SmallDialog.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { useLocation } from 'react-router-dom';
import css from './Papers.module.css';

interface Props {
  title: string;
  paper: Pick<Agreement, 'mailed' | 'mailTo'>;
  /** What is attached to the letter; a PDF by default. */
  files?: string;
  /** Resolves to undefined if the server refused. */
  send: (letter: PaperMailFields, handles: VenueForm['setServerErrors']) => Promise<unknown>;
  close: () => void;
  /** What is said first: what else the step does. */
  lead?: string;
  /** The button that sends. */
  action?: string;
  /** What may be done without a letter. */
  instead?: { label: string; run: () => Promise<unknown> };
}

/** Asks for the address to send a paper to: initially the last one used, or that of the customer. */
export default function MailDialog({
  title,
  paper: { mailed, mailTo },
  files = 'PDF',
  send,
  close,
  lead,
  action,
  instead,
}: Props) {
  const { pathname } = useLocation();
  const form = useForm({
    schema: PaperMailFields,
    keep: `mail:${pathname}`,
    from: { emails: mailed[0]?.mailedTo ?? [mailTo], mailNote: '' },
    submit: async (letter, { setServerErrors, markSaved }) => {
      if (!(await send(letter, setServerErrors))) return;
      markSaved(letter);
      close();
    },
  });
  return (
    <SmallDialog title={title} close={close} stays>
      <Form form={form} label="Письмо">
        {lead && <p>{lead}</p>}
        <p className={css.soft}>К&nbsp;письму приложим {files}.</p>
        <ListField
          name="emails"
          label="Кому"
          empty=""
          limit={paperMailLimits.addresses}
          least={1}
          addLabel="Добавить адрес"
          entryLabel={index => `адрес ${index + 1}`}
        >
          {(name, index) => (
            <Text
              name={name}
              label={index === 0 ? 'Эл.\u00a0почта' : `Эл.\u00a0почта ${index + 1}`}
              type="email"
              inputMode="email"
              maxLength={254}
            />
          )}
        </ListField>
        <TextArea
          name="mailNote"
          label="Сообщение"
          hint="Встанет в&nbsp;письмо после слов о&nbsp;документе"
          maxLength={paperMailLimits.note}
          optional
        />
        <DialogButtons cancel={close}>
          {instead && (
            <Button
              variant="outlined"
              onClick={async () => {
                if (await instead.run()) close();
              }}
            >
              {instead.label}
            </Button>
          )}
          <SubmitButton size="medium">{action ?? 'Отправить'}</SubmitButton>
        </DialogButtons>
      </Form>
    </SmallDialog>
  );
}
