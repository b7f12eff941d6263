import { Email, failedAt, InputDay } from '@venue/sdk';
import { getAccountStatement, mailAccountStatement } from '@venue/sdk/debts/admin';
import { saveFile } from '@venue/shared-ui/data/saveFile.ts';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { dayOf } from '@venue/shared-ui/dates/calendar.ts';
import { DateField } from '@venue/shared-ui/dates/DateField.tsx';
import { Text } from '@venue/shared-ui/fields/inputs.tsx';
import { Form, Row } from '@venue/shared-ui/form/Form.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { useForm } from '@venue/shared-ui/form/useForm.ts';
import { DialogButtons, SmallDialog } from '@venue/shared-ui/mui/SmallDialog.tsx';
import * as z from 'zod/mini';

interface Props {
  INN: string;
  customer: string;
  close: () => void;
}

const Fields = z.object({
  from: InputDay,
  to: InputDay,
  sendTo: z.union([z.literal(''), Email], { error: 'Проверьте адрес' }),
});

/** Downloads the statement of account with an organisation, or mails it. */
export default function StatementDialog({ INN, customer, close }: Props) {
  const download = useSend(getAccountStatement, { failed: failedAt('скачивании акта сверки') });
  const mail = useSend(mailAccountStatement, { done: 'Письмо отправлено', failed: failedAt('отправке письма') });
  const today = dayOf(new Date());
  const form = useForm({
    schema: Fields,
    keep: `account-statement:${INN}`,
    from: { from: `${today.slice(0, 4)}-01-01`, to: today, sendTo: '' },
    submit: async (values, { setServerErrors, markSaved }) => {
      const { sendTo, from, to } = values;
      const statement = { INN, from, to };
      if (sendTo !== '') {
        if (!(await mail.send({ body: { statement, sendTo } }, { handles: setServerErrors }))) return;
      } else {
        const file = await download.send({ body: statement }, { handles: setServerErrors });
        if (!file) return;
        saveFile(file);
      }
      markSaved(values);
      close();
    },
  });
  const isMail = form.methods.watch('sendTo') !== '';
  return (
    <SmallDialog title={`Акт сверки: ${customer}`} close={close} stays>
      <Form form={form} label="Акт сверки">
        <Row>
          <DateField name="from" label="С" />
          <DateField name="to" label="По" />
        </Row>
        <Text
          name="sendTo"
          label="Эл.&nbsp;почта"
          type="email"
          inputMode="email"
          maxLength={254}
          hint="Укажите адрес, чтобы отправить письмом"
          optional
        />
        <DialogButtons cancel={close}>
          <SubmitButton size="medium">{isMail ? 'Отправить' : 'Скачать PDF'}</SubmitButton>
        </DialogButtons>
      </Form>
    </SmallDialog>
  );
}
