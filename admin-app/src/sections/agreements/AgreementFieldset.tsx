import { agreementRecord } from '@venue/sdk/agreements/kind';
import { DateField } from '@venue/shared-ui/dates/DateField.tsx';
import { Choose, Text, TextArea } from '@venue/shared-ui/fields/inputs.tsx';
import { MoneyField } from '@venue/shared-ui/fields/MoneyField.tsx';
import { NumberField } from '@venue/shared-ui/fields/NumberField.tsx';
import { Row } from '@venue/shared-ui/form/Form.tsx';
import { vatOptions } from '../papers/papers.view.ts';
import { PartyFields } from './PartyFields.tsx';
import { TermsField } from './TermsField.tsx';

const { agreementSubject, agreementFrom, agreementTo, comment } = agreementRecord.fields;

const idOf = (typed: string): number | null | undefined => {
  const text = typed.trim();
  return text === '' ? null : /^\d{1,9}$/.test(text) ? Number(text) : undefined;
};

/** The fields of an agreement. */
export const AgreementFieldset = ({ numbered = false }: { numbered?: boolean }) => (
  <>
    <Row>
      <Text
        name="agreementNumber"
        label="Номер"
        hint={numbered ? '' : 'Пусто: следующий по\u00a0порядку'}
        maxLength={50}
        optional
      />
      <DateField name="agreementDate" label="Дата договора" />
    </Row>
    <TextArea
      name="agreementSubject"
      label={agreementSubject.label}
      placeholder="Аренда конференц-зала и&nbsp;техническое сопровождение"
      maxLength={1000}
    />
    <Row>
      <DateField name="agreementFrom" label={agreementFrom.label} />
      <DateField name="agreementTo" label={agreementTo.label} hint="Пусто: бессрочно" optional />
    </Row>
    <Row>
      <MoneyField name="agreementSum" label="Сумма с&nbsp;НДС, ₽" hint="Пусто: цену назовёт каждый счёт" optional />
      <Choose name="vatRate" label="НДС" options={vatOptions} />
    </Row>
    <PartyFields />
    <Row>
      <NumberField
        name="eventRequestId"
        label="Заявка на&nbsp;мероприятие, №"
        inputMode="numeric"
        read={idOf}
        write={String}
        optional
      />
      <NumberField
        name="userId"
        label="Клиент, №"
        hint="Номер его карточки в&nbsp;разделе «Пользователи»"
        inputMode="numeric"
        read={idOf}
        write={String}
        optional
      />
    </Row>
    <TermsField />
    <TextArea name="comment" label={comment.label} hint="Видят только сотрудники" maxLength={2000} optional />
  </>
);
