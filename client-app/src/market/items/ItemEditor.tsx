import { saveItem } from '@venue/sdk/market';
import { marketItemRecord } from '@venue/sdk/market/kind';
import { MarketItem, MarketItemFields } from '@venue/sdk/market/model';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { Form } from '@venue/shared-ui/form/Form.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { useConflict } from '@venue/shared-ui/form/useConflict.tsx';
import { useForm } from '@venue/shared-ui/form/useForm.ts';
import { notify } from '@venue/shared-ui/parts/message/notify.ts';
import * as z from 'zod/mini';
import { SaveBar } from '../../app/records/SaveBar.tsx';
import { ItemFields } from './ItemFields.tsx';
import { itemSchema, itemValues } from './itemForm.ts';

/** What is written about a saved item. Its photos have a place of their own. */
export function ItemEditor({ item }: { item: MarketItem }) {
  const { send } = useSend(saveItem, marketItemRecord.texts.update);
  const { attempt, note } = useConflict({
    schema: MarketItem,
    what: marketItemRecord.noun.acc,
    fields: marketItemRecord.fields,
    valuesOf: itemValues,
  });
  const { itemId } = item;
  const form = useForm({
    schema: itemSchema,
    from: itemValues(item),
    draft: `marketItem.modify:${itemId}`,
    submit: async (values, current) => {
      if (!current.methods.formState.isDirty) return notify.info('Все изменения уже сохранены');
      const reply = await attempt(current, values, ({ version, ...fields }, handles) =>
        send({ body: { ...z.parse(MarketItemFields, fields), itemId, version } }, { handles }),
      );
      if (!reply) return;
      current.markSaved(itemValues(reply.message));
    },
  });
  // Must be read during render, or react-hook-form does not track it for the submit.
  const dirty = form.methods.formState.isDirty;
  return (
    <Form form={form} label="Товар">
      {note}
      <ItemFields known={item} />
      <SaveBar dirty={dirty}>
        <SubmitButton>Сохранить</SubmitButton>
      </SaveBar>
    </Form>
  );
}
