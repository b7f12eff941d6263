import type { BrandRow } from '@venue/sdk/brands/model';
import { createRequest } from '@venue/sdk/market';
import { type MarketItem, MarketRequestFields } from '@venue/sdk/market/model';
import type { MyProfile } from '@venue/sdk/profile/model';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { Form } from '@venue/shared-ui/form/Form.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { useForm } from '@venue/shared-ui/form/useForm.ts';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { requestPaths } from '../market.paths.ts';
import { requestTexts } from '../marketTexts.ts';
import { RequestFields } from './RequestFields.tsx';
import { requestSchema } from './requestForm.ts';

interface Props {
  /** My only brand: nothing else can be chosen. */
  only: BrandRow | undefined;
  profile: MyProfile | undefined;
  /** The item it begins with. */
  first: MarketItem | undefined;
}

/** A new request. It is saved as a draft, and its items are chosen then. */
export function NewRequestForm({ only, profile, first }: Props) {
  const navigate = useNavigate();
  const { send } = useSend(createRequest, requestTexts.create);
  const form = useForm({
    schema: requestSchema,
    from: {
      brandId: first?.brandId ?? only?.brandId ?? null,
      contactName: [profile?.bioLastname, profile?.bioName, profile?.bioMiddlename].filter(Boolean).join(' '),
      contactPhone: profile?.userPhone ?? '',
      comment: '',
      version: 0,
    },
    draft: 'marketRequest.add',
    submit: async (values, current) => {
      const fields = z.parse(MarketRequestFields, { ...values, ...(first ? { brandId: first.brandId } : {}) });
      const body = { ...fields, itemIds: first ? [first.itemId] : [] };
      const reply = await send({ body }, { handles: current.setServerErrors, covers: true });
      if (!reply) return;
      current.markSaved(values);
      navigate(href(requestPaths.edit, { requestId: reply.message.requestId }), { replace: true });
    },
  });
  return (
    <Form form={form} label="Новая заявка">
      <RequestFields
        known={only}
        fixed={first && { name: first.brandName, why: `Заявка начнётся с\u00a0товара «${first.itemName}»` }}
      />
      <SubmitButton>Сохранить и&nbsp;выбрать товары</SubmitButton>
    </Form>
  );
}
