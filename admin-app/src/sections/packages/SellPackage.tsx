import { failedAt, formatMoney } from '@venue/sdk';
import { deskPayment } from '@venue/sdk/desk/model';
import { sellPackage } from '@venue/sdk/packages/admin';
import type { HourPackage } from '@venue/sdk/packages/model';
import { Choose, Text } from '@venue/shared-ui/fields/inputs.tsx';
import { PhoneField } from '@venue/shared-ui/fields/PhoneField.tsx';
import { CallForm } from '@venue/shared-ui/form/CallForm.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { SoftText } from '@venue/shared-ui/parts/SoftText.tsx';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import { useNavigate } from 'react-router-dom';
import { useMay } from '../../app/frame/useWho.ts';
import css from './Purchases.module.css';
import { purchasePaths } from './packages.paths.ts';

/** Sells a package on sale to somebody at the desk, who pays in cash or by card. */
export function SellPackage({ record: { packageId, packagePrice: price } }: { record: HourPackage }) {
  const go = useNavigate();
  const takesMoney = useMay()('desk.cash');
  return (
    <section className={css.part} aria-labelledby="sell">
      <h2 id="sell">Продать на&nbsp;стойке</h2>
      {takesMoney ? (
        <CallForm
          call={sellPackage}
          from={{ packageId, price, phone: '', lastname: '', name: '', by: deskPayment.cash }}
          texts={{
            done: 'Абонемент продан, СМС отправлено',
            refused: 'Не\u00a0удалось продать абонемент',
            failed: failedAt('продаже абонемента'),
          }}
          keep={`sell-package:${packageId}`}
          label="Продать на стойке"
          done={({ id }) => go(href(purchasePaths.page, { purchaseId: id }))}
        >
          <PhoneField name="phone" label="Телефон клиента" />
          <Text name="lastname" label="Фамилия" hint="Если телефон уже есть у&nbsp;нас, имя не&nbsp;изменится" />
          <Text name="name" label="Имя" />
          <Choose name="by" label="Как платит" options={deskPayment.options} />
          <SubmitButton>Принять {formatMoney(price)}</SubmitButton>
        </CallForm>
      ) : (
        <SoftText size="small">Абонемент продаёт сотрудник, который принимает деньги на&nbsp;стойке.</SoftText>
      )}
    </section>
  );
}
