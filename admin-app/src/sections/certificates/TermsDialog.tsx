import { failedAt } from '@venue/sdk';
import { getCertificateOffer } from '@venue/sdk/certificates';
import { saveCertificateTerms } from '@venue/sdk/certificates/admin';
import type { CertificateTerms } from '@venue/sdk/certificates/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { MoneyField } from '@venue/shared-ui/fields/MoneyField.tsx';
import { NumberField } from '@venue/shared-ui/fields/NumberField.tsx';
import { wholeNumber } from '@venue/shared-ui/fields/wholeNumber.ts';
import { CallForm } from '@venue/shared-ui/form/CallForm.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { DialogButtons, SmallDialog } from '@venue/shared-ui/mui/SmallDialog.tsx';
import { TextSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/message/ErrorNote.tsx';
import { SumsField } from './SumsField.tsx';

/** Sets the sums, limits and term of the certificates sold from now on. */
export default function TermsDialog({ close }: { close: () => void }) {
  const { data, error, refetch } = useCall(getCertificateOffer, {});
  return (
    <SmallDialog title="Суммы и&nbsp;срок сертификатов" close={close} stays>
      {data ? (
        <Terms terms={data.message} close={close} />
      ) : error ? (
        <ErrorNote error={error} title="Не&nbsp;удалось загрузить" retry={() => void refetch()} />
      ) : (
        <TextSkeleton lines={5} />
      )}
    </SmallDialog>
  );
}

const Terms = ({ terms, close }: { terms: CertificateTerms; close: () => void }) => (
  <CallForm
    call={saveCertificateTerms}
    from={{ ...terms, certificateSums: [...terms.certificateSums] }}
    texts={{
      done: 'Сохранено',
      refused: 'Не\u00a0удалось сохранить',
      failed: failedAt('сохранении условий'),
    }}
    keep="certificate-terms"
    done={close}
    label="Суммы и&nbsp;срок сертификатов"
  >
    <SumsField name="certificateSums" label="Предлагаем суммы, ₽" hint="Через запятую, до&nbsp;восьми" />
    <MoneyField name="certificateLeast" label="Своя сумма не&nbsp;меньше, ₽" />
    <MoneyField name="certificateMost" label="Своя сумма не&nbsp;больше, ₽" />
    <NumberField
      name="certificateMonths"
      label="Действует месяцев"
      inputMode="numeric"
      read={wholeNumber}
      write={String}
    />
    <DialogButtons cancel={close}>
      <SubmitButton size="medium">Сохранить</SubmitButton>
    </DialogButtons>
  </CallForm>
);
