import { Form } from '@venue/shared-ui/form/Form.tsx';
import { RestoredNote } from '@venue/shared-ui/form/RestoredNote.tsx';
import { forgetTyped } from '@venue/shared-ui/form/typed.ts';
import { useForm } from '@venue/shared-ui/form/useForm.ts';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { ConsentNote } from '../../app/person/ConsentNote.tsx';
import { PhoneProof } from '../../app/person/PhoneProof.tsx';
import editor from '../../app/records/Editor.module.css';
import { VisitorEstimate } from './EstimatePanel.tsx';
import css from './RequestEditor.module.css';
import { RequestSteps } from './RequestSteps.tsx';
import { newRequest } from './requestForm.ts';
import { agreeToSend, TYPED_REQUEST } from './typedRequest.ts';
import { useRequestSchema } from './useRequestSchema.ts';

const from = newRequest(undefined);

/**
 * A request of a visitor: what they type stays in the tab, and their phone is verified when they send it. Once they are
 * signed in, `RequestEditor` takes it over.
 */
export default function VisitorEditor() {
  const [phone, setPhone] = useState<string>();
  const form = useForm({
    schema: useRequestSchema(),
    from,
    keep: TYPED_REQUEST,
    submit: typed => setPhone(typed.eventRequestPhone),
  });
  const handOver = () => {
    agreeToSend(form.methods.getValues());
    forgetTyped(TYPED_REQUEST);
  };
  return (
    <div className={css.layout}>
      <div className={editor.card}>
        {phone === undefined ? (
          <Form form={form} label="Заявка на мероприятие">
            <RestoredNote form={form} />
            <RequestSteps note={<ConsentNote button="Отправить заявку" />} />
            <p className={css.state}>Введённое хранится в&nbsp;этой вкладке до&nbsp;отправки.</p>
          </Form>
        ) : (
          <>
            <h2>Подтвердите телефон</h2>
            <p>После этого заявка уйдёт на&nbsp;площадку, а&nbsp;её&nbsp;ход будет виден в&nbsp;кабинете.</p>
            <PhoneProof phone={phone} enter={handOver} cancel={() => setPhone(undefined)} />
          </>
        )}
      </div>
      <FormProvider {...form.methods}>
        <VisitorEstimate />
      </FormProvider>
    </div>
  );
}
