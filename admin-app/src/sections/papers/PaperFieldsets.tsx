import { DateField } from '@venue/shared-ui/dates/DateField.tsx';
import { Choose, Text, TextArea } from '@venue/shared-ui/fields/inputs.tsx';
import { Row } from '@venue/shared-ui/form/Form.tsx';
import { vatOptions } from './vatOptions.ts';

const numberHint = (numbered: boolean) => (numbered ? '' : 'Пусто: следующий по\u00a0порядку');

/** The head of an invoice. */
export const InvoiceFieldset = ({ numbered = false }: { numbered?: boolean }) => (
  <>
    <Row>
      <Text name="invoiceNumber" label="Номер" hint={numberHint(numbered)} maxLength={50} optional />
      <Choose name="vatRate" label="НДС" options={vatOptions} />
    </Row>
    <Row>
      <DateField name="invoiceDate" label="Дата счёта" />
      <DateField name="invoiceDue" label="Оплатить до" optional />
    </Row>
    <Text
      name="invoicePurpose"
      label="Назначение платежа"
      hint="Пусто: напишем номер счёта и&nbsp;НДС"
      maxLength={210}
      optional
    />
    <TextArea name="comment" label="Комментарий" hint="Видят только сотрудники" maxLength={2000} optional />
  </>
);

/** The head of an act; with `fixedRate` its VAT rate is that of the invoice it confirms. */
export const ActFieldset = ({ numbered = false, fixedRate }: { numbered?: boolean; fixedRate: boolean }) => (
  <>
    <Row>
      <Text name="actNumber" label="Номер" hint={numberHint(numbered)} maxLength={50} optional />
      <DateField name="actDate" label="Дата акта" />
    </Row>
    <Row>
      <DateField name="actFrom" label="Услуги оказаны с" />
      <DateField name="actTo" label="По" />
    </Row>
    {/* A disabled field would not be submitted, so a fixed rate is shown as text and stays in the form values. */}
    {fixedRate ? <p>НДС как в&nbsp;счёте</p> : <Choose name="vatRate" label="НДС" options={vatOptions} />}
    <TextArea name="comment" label="Комментарий" hint="Видят только сотрудники" maxLength={2000} optional />
  </>
);
