import { ApiFailure, failedAt, Phone, plural } from '@venue/sdk';
import { buyCertificate, getCertificateOffer } from '@venue/sdk/certificates';
import { type CertificateTerms, CertificateWish } from '@venue/sdk/certificates/model';
import { useCurrent } from '@venue/shared-ui/data/ApiProvider.tsx';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { Text, TextArea } from '@venue/shared-ui/fields/inputs.tsx';
import { PhoneField } from '@venue/shared-ui/fields/PhoneField.tsx';
import { Form } from '@venue/shared-ui/form/Form.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { useForm } from '@venue/shared-ui/form/useForm.ts';
import { PageSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/message/ErrorNote.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { Stack } from '@venue/shared-ui/parts/Stack.tsx';
import { href, useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { ConsentNote } from '../app/person/ConsentNote.tsx';
import { PhoneProof } from '../app/person/PhoneProof.tsx';
import css from './certificates.module.css';
import { certificatePaths } from './certificates.paths.ts';
import { SumChoice } from './SumChoice.tsx';
import { readWishDraft, writeWishDraft } from './wishDraft.ts';

const BUTTON = 'Перейти к\u00a0оплате';
const withPhone = z.extend(CertificateWish, { phone: Phone });

/** Where anybody buys a gift certificate; a visitor verifies a phone without leaving the page. */
export default function BuyPage() {
  const { data, error, refetch } = useCall(getCertificateOffer, {});
  return (
    <Page {...useScreen()}>
      {data ? (
        <div className={css.buy}>
          <p>
            Подарите день в&nbsp;студии, зал для&nbsp;праздника или&nbsp;переговорную: что именно, выберет тот, кому вы
            дарите.
          </p>
          <ul className={css.how}>
            <li>Код и&nbsp;сертификат для&nbsp;печати придут сразу после оплаты, в&nbsp;СМС и&nbsp;на&nbsp;почту.</li>
            <li>Код вводят при&nbsp;оплате брони. Его можно тратить по&nbsp;частям, недостающее доплатить картой.</li>
            <li>
              Действует {plural(data.message.certificateMonths, 'месяц', 'месяца', 'месяцев')}. Остаток, который
              не&nbsp;понадобился, вернём покупателю, и&nbsp;после этого срока тоже.
            </li>
          </ul>
          <BuyForm terms={data.message} />
        </div>
      ) : error ? (
        <ErrorNote error={error} title="Не&nbsp;удалось загрузить сертификаты" retry={() => void refetch()} />
      ) : (
        <PageSkeleton />
      )}
    </Page>
  );
}

function BuyForm({ terms }: { terms: CertificateTerms }) {
  const isVisitor = useCurrent() === null;
  const navigate = useNavigate();
  const [draft, setDraft] = useState(readWishDraft);
  const { send } = useSend(buyCertificate, {
    refused: 'Не\u00a0удалось оформить сертификат',
    failed: failedAt('оформлении сертификата'),
  });
  const form = useForm({
    schema: isVisitor ? withPhone : CertificateWish,
    keep: 'certificate',
    from: {
      ...(draft?.wish ?? {
        certificateSum: terms.certificateSums[0] ?? terms.certificateLeast,
        recipient: '',
        wish: '',
      }),
      ...(isVisitor ? { phone: '' } : {}),
    },
    submit: async (typed, { markSaved, setServerErrors }) => {
      // The schema of a visitor has a phone besides.
      const { phone, ...wish } = typed as CertificateWish & { phone?: string };
      if (phone === undefined) {
        const handles = (failure: unknown) => failure instanceof ApiFailure && setServerErrors(failure);
        const reply = await send({ body: wish }, { handles, covers: true });
        if (!reply) return;
        markSaved(typed);
        void navigate(href(certificatePaths.page, { certificateId: reply.message.certificateId }));
        return;
      }
      const next = { wish, phone, isAgreed: false };
      writeWishDraft(next);
      setDraft(next);
    },
  });

  // A visitor who has just verified their phone has already pressed the button.
  const goOn = useEffectEvent(() => {
    writeWishDraft(null);
    void form.onSubmit();
  });
  const isAgreed = !isVisitor && draft?.isAgreed === true;
  useEffect(() => {
    if (isAgreed) goOn();
  }, [isAgreed]);

  if (isVisitor && draft && draft.phone !== '')
    return (
      <section>
        <h2>Подтвердите телефон</h2>
        <PhoneProof
          phone={draft.phone}
          enter={() => writeWishDraft({ ...draft, phone: '', isAgreed: true })}
          cancel={() => {
            const back = { ...draft, phone: '' };
            writeWishDraft(back);
            setDraft(back);
          }}
        />
      </section>
    );
  return (
    <Form form={form} label="Подарочный сертификат">
      <SumChoice terms={terms} />
      <Text name="recipient" label="Кому" hint="Имя напечатаем на&nbsp;сертификате" optional maxLength={80} />
      <TextArea name="wish" label="Пожелание" optional maxLength={300} />
      {isVisitor && <PhoneField name="phone" label="Ваш телефон" hint="Пришлём код, потом сертификат." />}
      <Stack gap={12} start>
        <SubmitButton>{BUTTON}</SubmitButton>
        {isVisitor && <ConsentNote button={BUTTON} />}
      </Stack>
    </Form>
  );
}
