import { failedAt, formatMoney } from '@venue/sdk';
import { returnCertificate } from '@venue/sdk/certificates/admin';
import type { Certificate } from '@venue/sdk/certificates/model';
import { TextArea } from '@venue/shared-ui/fields/inputs.tsx';
import { CallForm } from '@venue/shared-ui/form/CallForm.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { DialogButtons, SmallDialog } from '@venue/shared-ui/mui/SmallDialog.tsx';

interface Props {
  certificate: Certificate;
  close: () => void;
}

/** Returns what is left of a certificate by the way it was paid. */
export default function ReturnDialog({ certificate: { certificateId: id, certificateRest, buyer }, close }: Props) {
  return (
    <SmallDialog title="Вернуть остаток" close={close} stays>
      <CallForm
        call={returnCertificate}
        to={{ id }}
        from={{ certificateRest, reason: '' }}
        texts={{
          done: 'Возврат оформлен',
          refused: 'Не\u00a0удалось оформить возврат',
          failed: failedAt('возврате остатка'),
        }}
        keep={`certificate-return:${id}`}
        done={close}
        label="Вернуть остаток"
      >
        <p>
          {`Вернём ${formatMoney(certificateRest)}${buyer === '' ? '' : `, ${buyer}`}: на\u00a0карту, с\u00a0которой платили. Если сертификат продан на\u00a0стойке, деньги выдают там\u00a0же.`}
        </p>
        <TextArea name="reason" label="Причина" maxLength={150} />
        <DialogButtons cancel={close}>
          <SubmitButton size="medium">Вернуть</SubmitButton>
        </DialogButtons>
      </CallForm>
    </SmallDialog>
  );
}
