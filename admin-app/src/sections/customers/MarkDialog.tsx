import { failedAt } from '@venue/sdk';
import { markCustomer } from '@venue/sdk/customers/admin';
import { type CustomerCard, CustomerMarkFields } from '@venue/sdk/customers/model';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { Text, TextArea } from '@venue/shared-ui/fields/inputs.tsx';
import { Form } from '@venue/shared-ui/form/Form.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { useForm } from '@venue/shared-ui/form/useForm.ts';
import { DialogButtons, SmallDialog } from '@venue/shared-ui/mui/SmallDialog.tsx';
import * as z from 'zod/mini';

const tagsOf = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map(each => each.trim())
      .filter(Boolean),
  ),
];

const Fields = z.object({
  tags: z.string().check(
    z.refine(text => tagsOf(text).length <= 10, { error: 'Не\u00a0больше десяти меток' }),
    z.refine(text => tagsOf(text).every(tag => tag.length <= 30), { error: 'Метка не\u00a0длиннее 30 символов' }),
  ),
  warning: CustomerMarkFields.shape.warning,
});

/** Asks for the tags and the warning of a person. */
export default function MarkDialog({ card, close }: { card: CustomerCard; close: () => void }) {
  const { userId, customer, tags, warning } = card;
  const { send } = useSend(markCustomer, { done: 'Сохранено', failed: failedAt('сохранении меток') });
  const form = useForm({
    schema: Fields,
    keep: `customer-mark:${userId}`,
    from: { tags: tags.join(', '), warning },
    submit: async (values, { setServerErrors, markSaved }) => {
      const body = { tags: tagsOf(values.tags), warning: values.warning };
      if (!(await send({ id: userId, body }, { handles: setServerErrors }))) return;
      markSaved(values);
      close();
    },
  });
  return (
    <SmallDialog title={customer || `Клиент №\u00a0${userId}`} close={close} stays>
      <Form form={form} label="Метки и предупреждение">
        <p>Это видят все сотрудники рядом с&nbsp;именем, клиент не&nbsp;видит.</p>
        <Text name="tags" label="Метки" hint="Через запятую: постоянный, фотограф" optional />
        <TextArea name="warning" label="Предупреждение" maxLength={300} optional />
        <DialogButtons cancel={close}>
          <SubmitButton size="medium">Сохранить</SubmitButton>
        </DialogButtons>
      </Form>
    </SmallDialog>
  );
}
