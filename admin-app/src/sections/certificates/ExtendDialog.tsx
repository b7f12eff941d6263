import { failedAt } from '@venue/sdk';
import { extendCertificate } from '@venue/sdk/certificates/admin';
import type { Certificate } from '@venue/sdk/certificates/model';
import { serverNow } from '@venue/shared-ui/data/serverClock.ts';
import { addDays, dayOf } from '@venue/shared-ui/dates/calendar.ts';
import { DateField } from '@venue/shared-ui/dates/DateField.tsx';
import { CallForm } from '@venue/shared-ui/form/CallForm.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { DialogButtons, SmallDialog } from '@venue/shared-ui/mui/SmallDialog.tsx';

interface Props {
  certificate: Certificate;
  close: () => void;
}

const MOST_DAYS = 5 * 366;
const USUAL_DAYS = 90;

/** Extends the term of a certificate. */
export default function ExtendDialog({ certificate: { certificateId: id, certificateTo }, close }: Props) {
  const today = dayOf(serverNow());
  const least = certificateTo !== null && certificateTo >= today ? addDays(certificateTo, 1) : today;
  return (
    <SmallDialog title="Продлить сертификат" close={close} stays>
      <CallForm
        call={extendCertificate}
        to={{ id }}
        from={{ certificateTo: addDays(least, USUAL_DAYS) }}
        texts={{
          done: 'Срок продлён',
          refused: 'Не\u00a0удалось продлить',
          failed: failedAt('продлении сертификата'),
        }}
        keep={`certificate-extend:${id}`}
        done={close}
        label="Продлить сертификат"
      >
        <DateField name="certificateTo" label="Действует по" min={least} max={addDays(today, MOST_DAYS)} />
        <DialogButtons cancel={close}>
          <SubmitButton size="medium">Продлить</SubmitButton>
        </DialogButtons>
      </CallForm>
    </SmallDialog>
  );
}
