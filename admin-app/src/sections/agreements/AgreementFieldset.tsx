import { agreementRecord } from '@venue/sdk/agreements/kind';
import type { Agreement } from '@venue/sdk/agreements/model';
import { DateField } from '@venue/shared-ui/dates/DateField.tsx';
import { Choose, Text, TextArea } from '@venue/shared-ui/fields/inputs.tsx';
import { MoneyField } from '@venue/shared-ui/fields/MoneyField.tsx';
import { Row } from '@venue/shared-ui/form/Form.tsx';
import { vatOptions } from '../papers/papers.view.ts';
import { CustomerField, RequestField } from './LinkFields.tsx';
import { PartyFields } from './PartyFields.tsx';
import { TermsField } from './TermsField.tsx';

const { agreementSubject, agreementFrom, agreementTo, comment } = agreementRecord.fields;

interface Props {
  numbered?: boolean;
  /** The titles of the records that it refers to. */
  titles?: Pick<Agreement, 'userName' | 'eventRequestTitle'>;
}

const none = { userName: '', eventRequestTitle: '' };

/** The fields of an agreement. */
export const AgreementFieldset = ({ numbered = false, titles = none }: Props) => (
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
      <RequestField title={titles.eventRequestTitle ?? ''} />
      <CustomerField title={titles.userName ?? ''} />
    </Row>
    <TermsField />
    <TextArea name="comment" label={comment.label} hint="Видят только сотрудники" maxLength={2000} optional />
  </>
);
