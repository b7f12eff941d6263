import type { BrandRow } from '@venue/sdk/brands/model';
import { addRequestItem, createItem } from '@venue/sdk/market';
import { marketItemRecord } from '@venue/sdk/market/kind';
import { MarketItemFields, type MarketRequest } from '@venue/sdk/market/model';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { Form } from '@venue/shared-ui/form/Form.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { useForm } from '@venue/shared-ui/form/useForm.ts';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { itemPaths } from '../market.paths.ts';
import { ItemFields } from './ItemFields.tsx';
import { itemSchema, itemValues } from './itemForm.ts';

interface Props {
  /** My only brand: nothing else can be chosen. */
  only: BrandRow | undefined;
  /** The request the item is made for. */
  into: MarketRequest | undefined;
}

/** A new item. It is saved first and gets its photos then. */
export function NewItemForm({ only, into }: Props) {
  const navigate = useNavigate();
  const create = useSend(createItem, marketItemRecord.texts.create);
  const put = useSend(addRequestItem, { refused: 'Не удалось добавить товар в заявку' });
  const form = useForm({
    schema: itemSchema,
    from: itemValues(undefined, into?.brandId ?? only?.brandId ?? null),
    draft: 'marketItem.add',
    submit: async (values, current) => {
      const body = z.parse(MarketItemFields, { ...values, ...(into ? { brandId: into.brandId } : {}) });
      const reply = await create.send({ body }, { handles: current.setServerErrors, covers: true });
      if (!reply) return;
      current.markSaved(values);
      const { itemId } = reply.message;
      const page = href(itemPaths.edit, { itemId });
      if (!into) return navigate(page, { replace: true });
      const { requestId } = into;
      const placed = await put.send({ body: { requestId, itemId, quantity: 1, comment: '' } });
      navigate(placed ? `${page}?request=${requestId}` : page, { replace: true });
    },
  });
  return (
    <Form form={form} label="Новый товар">
      <ItemFields known={only} fixed={into && { name: into.brandName, why: `Бренд заявки №\u00a0${into.requestId}` }} />
      <SubmitButton>Сохранить и&nbsp;добавить фото</SubmitButton>
    </Form>
  );
}
