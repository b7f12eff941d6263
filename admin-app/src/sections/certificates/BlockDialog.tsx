import { failedAt } from '@venue/sdk';
import { blockCertificate } from '@venue/sdk/certificates/admin';
import type { Certificate } from '@venue/sdk/certificates/model';
import { TextArea } from '@venue/shared-ui/fields/inputs.tsx';
import { CallForm } from '@venue/shared-ui/form/CallForm.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { DialogButtons, SmallDialog } from '@venue/shared-ui/mui/SmallDialog.tsx';

interface Props {
  certificate: Certificate;
  close: () => void;
}

/** Blocks a certificate; its buyer reads the reason. */
export default function BlockDialog({ certificate: { certificateId: id }, close }: Props) {
  return (
    <SmallDialog title="Заблокировать сертификат" close={close} stays>
      <CallForm
        call={blockCertificate}
        to={{ id }}
        from={{ blockReason: '' }}
        texts={{
          done: 'Сертификат заблокирован',
          refused: 'Не\u00a0удалось заблокировать',
          failed: failedAt('блокировке сертификата'),
        }}
        keep={`certificate-block:${id}`}
        done={close}
        label="Заблокировать сертификат"
      >
        <TextArea name="blockReason" label="Причина" hint="Отправим её покупателю" maxLength={300} />
        <DialogButtons cancel={close}>
          <SubmitButton size="medium">Заблокировать</SubmitButton>
        </DialogButtons>
      </CallForm>
    </SmallDialog>
  );
}
