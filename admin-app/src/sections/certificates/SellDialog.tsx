import { failedAt } from '@venue/sdk';
import { sellCertificate } from '@venue/sdk/certificates/admin';
import { deskPayment } from '@venue/sdk/desk/model';
import { Choose, Text, TextArea } from '@venue/shared-ui/fields/inputs.tsx';
import { MoneyField } from '@venue/shared-ui/fields/MoneyField.tsx';
import { PhoneField } from '@venue/shared-ui/fields/PhoneField.tsx';
import { CallForm } from '@venue/shared-ui/form/CallForm.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { DialogButtons, SmallDialog } from '@venue/shared-ui/mui/SmallDialog.tsx';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import { useNavigate } from 'react-router-dom';
import { certificatePaths } from './certificates.paths.ts';

/** Sells a certificate for money that was taken at the desk. */
export default function SellDialog({ close }: { close: () => void }) {
  const navigate = useNavigate();
  return (
    <SmallDialog title="Продать сертификат" close={close} stays>
      <CallForm
        call={sellCertificate}
        from={{ phone: '', name: '', certificateSum: null as never, recipient: '', wish: '', by: 'cash' }}
        texts={{
          done: 'Сертификат продан, код отправлен покупателю',
          refused: 'Не\u00a0удалось продать сертификат',
          failed: failedAt('продаже сертификата'),
        }}
        keep="certificate-sale"
        done={({ message }) => void navigate(href(certificatePaths.page, { id: message.certificateId }))}
        label="Продать сертификат"
      >
        <PhoneField name="phone" label="Телефон покупателя" />
        <Text name="name" label="Имя покупателя" hint="Для нового клиента" optional maxLength={60} />
        <MoneyField name="certificateSum" label="Сумма, ₽" />
        <Choose name="by" label="Как оплачен" options={deskPayment.options} />
        <Text name="recipient" label="Кому" optional maxLength={80} />
        <TextArea name="wish" label="Пожелание" optional maxLength={300} />
        <DialogButtons cancel={close}>
          <SubmitButton size="medium">Деньги приняты</SubmitButton>
        </DialogButtons>
      </CallForm>
    </SmallDialog>
  );
}
