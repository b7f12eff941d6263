import { DigitsField } from '../../fields/DigitsField.tsx';
import { Text } from '../../fields/inputs.tsx';
import { PhoneField } from '../../fields/PhoneField.tsx';
import { Row } from '../../form/Form.tsx';

/** The bank account of an organisation; `of` is what the names of its fields begin with in the form. */
export const BankFields = ({ of = '' }: { of?: 'customer.' | '' }) => (
  <>
    <Row>
      <Text name={`${of}bankName`} label="Название банка" maxLength={300} optional />
      <DigitsField name={`${of}BIK`} label="БИК" most={9} hint="9 цифр" optional />
    </Row>
    <Row>
      <DigitsField name={`${of}account`} label="Расчётный счёт" most={20} hint="20 цифр" optional />
      <DigitsField
        name={`${of}correspondentAccount`}
        label="Корреспондентский счёт"
        most={20}
        hint="20 цифр"
        optional
      />
    </Row>
  </>
);

/** How to reach an organisation. */
export const ContactFields = ({ of = '' }: { of?: 'customer.' | '' }) => (
  <Row>
    <PhoneField name={`${of}phone`} label="Телефон" optional />
    <Text name={`${of}email`} label="Электронная почта" type="email" maxLength={254} optional />
  </Row>
);
