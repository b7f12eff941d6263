import { ApiFailure, type Unreachable } from '@venue/sdk';
import { saveRequest, sendRequestForVerification } from '@venue/sdk/market';
import { marketRequestRecord } from '@venue/sdk/market/kind';
import { MarketRequest, MarketRequestFields } from '@venue/sdk/market/model';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { Form } from '@venue/shared-ui/form/Form.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { useConflict } from '@venue/shared-ui/form/useConflict.tsx';
import { useForm } from '@venue/shared-ui/form/useForm.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { notify } from '@venue/shared-ui/parts/message/notify.ts';
import { useRef, useState } from 'react';
import * as z from 'zod/mini';
import editor from '../../app/records/Editor.module.css';
import { SaveBar } from '../../app/records/SaveBar.tsx';
import type { Saves } from '../items/PlacedItem.tsx';
import css from '../market.module.css';
import { requestTexts } from '../marketTexts.ts';
import { RequestFields } from './RequestFields.tsx';
import { RequestGaps } from './RequestGaps.tsx';
import { RequestItems } from './RequestItems.tsx';
import { requestSchema, requestValues } from './requestForm.ts';

interface Props {
  request: MarketRequest;
  /** Loads the request again when it has changed on the server. */
  reload: () => void;
  onSent: () => void;
}

/** A draft request. Its items are saved as they change; its other fields by «Сохранить» or on submission. */
export function RequestEditor({ request, reload, onSent }: Props) {
  const { requestId, items, brandName } = request;
  const save = useSend(saveRequest, requestTexts.update);
  const ask = useSend(sendRequestForVerification, requestTexts.send);
  const { attempt, note } = useConflict({
    schema: MarketRequest,
    what: 'заявку',
    fields: marketRequestRecord.fields,
    valuesOf: requestValues,
  });
  const [lacking, setLacking] = useState(false);
  const [saves] = useState<Saves>(() => new Map());
  const choose = useRef<HTMLButtonElement>(null);
  // Which of the two buttons sent the form.
  const sending = useRef(false);

  const lacks = () => {
    setLacking(true);
    choose.current?.focus();
    choose.current?.scrollIntoView({ block: 'center' });
  };
  const form = useForm({
    schema: requestSchema,
    from: requestValues(request),
    draft: `marketRequest.modify:${requestId}`,
    submit: async (values, current) => {
      const handling = (refused: typeof current.setServerErrors) => (failure: ApiFailure | Unreachable) => {
        const code = failure instanceof ApiFailure ? failure.code : undefined;
        if (code === 'request_empty') lacks();
        if (code === 'not_editable' || code === 'move_not_allowed' || code === 'not_found') reload();
        return code === 'request_empty' || refused(failure);
      };
      if (sending.current && items.length === 0) return lacks();
      const placed = await Promise.all([...saves.values()].map(each => each()));
      if (!placed.every(Boolean)) return notify.error('Не все изменения товаров сохранены: посмотрите их список');
      if (current.methods.formState.isDirty) {
        const reply = await attempt(current, values, ({ version, ...fields }, handles) =>
          save.send(
            { body: { ...z.parse(MarketRequestFields, fields), requestId, version } },
            { handles: handling(handles) },
          ),
        );
        if (!reply) return;
        current.markSaved(requestValues(reply.message));
      } else if (!sending.current) notify.info('Все изменения уже сохранены');
      if (
        sending.current &&
        (await ask.send({ body: { requestId } }, { handles: handling(current.setServerErrors), covers: true }))
      )
        onSent();
    },
  });
  // Must be read during render, or react-hook-form does not track it for the submit.
  const dirty = form.methods.formState.isDirty;
  const wants = (send: boolean) => () => {
    sending.current = send;
  };
  return (
    <>
      <RequestItems request={request} saves={saves} lacking={lacking} choose={choose} />
      <div className={css.card}>
        <Form form={form} label="Заявка">
          {note}
          <RequestFields
            known={request}
            fixed={items.length > 0 ? { name: brandName, why: 'Чтобы сменить бренд, уберите товары' } : undefined}
          />
          <SaveBar dirty={dirty}>
            <RequestGaps items={items.length} />
            <span className={editor.press} onClickCapture={wants(true)}>
              <SubmitButton busy={ask.busy}>Отправить на&nbsp;проверку</SubmitButton>
            </span>
            <Button
              type="submit"
              variant="outlined"
              size="large"
              aria-disabled={form.busy || undefined}
              onClick={wants(false)}
            >
              Сохранить
            </Button>
          </SaveBar>
        </Form>
      </div>
    </>
  );
}
