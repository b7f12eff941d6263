import { getAgreement, getAgreementPdf, mailAgreement, saveAgreement } from '@venue/sdk/agreements/admin';
import { agreementRecord } from '@venue/sdk/agreements/kind';
import { Agreement, AgreementFields, agreementStatus } from '@venue/sdk/agreements/model';
import { DateField } from '@venue/shared-ui/dates/DateField.tsx';
import { TextArea } from '@venue/shared-ui/fields/inputs.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import { Link } from 'react-router-dom';
import * as z from 'zod/mini';
import { Facts } from '../../app/record/Facts.tsx';
import { RecordForm } from '../../app/record/form/RecordForm.tsx';
import { useRecordForm } from '../../app/record/form/useRecordForm.ts';
import { useSaveCall } from '../../app/record/form/useSaveCall.ts';
import { RecordColumns } from '../../app/record/RecordColumns.tsx';
import { factsOf } from '../../app/record/RecordFacts.tsx';
import { RecordPage } from '../../app/record/RecordPage.tsx';
import { versioned } from '../../app/record/versions/versioned.ts';
import { TermsLink } from '../client-terms/client-terms.view.ts';
import { organisationUrl } from '../customers/customers.paths.ts';
import { StatementButton } from '../debts/debts.view.ts';
import { eventRequestPaths } from '../event-requests/event-requests.paths.ts';
import { AgreementPapers, MailButton, Mailed, PdfButton } from '../papers/papers.view.ts';
import { UserLink } from '../users/users.view.ts';
import { AgreementFieldset } from './AgreementFieldset.tsx';
import { agreementPaths } from './agreements.paths.ts';

const edited = versioned(z.extend(AgreementFields, { agreementStatus: agreementStatus.schema }));
const { agreementTo, comment } = agreementRecord.fields;

/** One agreement: its editor while it may be edited, its invoices and acts. */
export default function AgreementPage() {
  return (
    <RecordPage
      kind={agreementRecord}
      get={getAgreement}
      input={agreementId => ({ body: { agreementId } })}
      list={agreementPaths.list}
      frame={({ agreementNumber, customerName }) => ({
        title: `Договор №\u00a0${agreementNumber}`,
        lead: customerName,
      })}
      actions={agreement => (
        <>
          <PdfButton
            kind={agreementRecord}
            call={getAgreementPdf}
            input={{ body: { agreementId: agreement.agreementId } }}
          />
          <Button to={organisationUrl(agreement.customer.INN)} variant="outlined">
            Организация
          </Button>
          <TermsLink {...agreement} />
          <StatementButton INN={agreement.customer.INN} customer={agreement.customerName} />
          {agreement.can.includes('mail') && (
            <MailButton
              kind={agreementRecord}
              call={mailAgreement}
              input={letter => ({ body: { agreementId: agreement.agreementId, ...letter } })}
              paper={agreement}
            />
          )}
        </>
      )}
    >
      {(agreement, { manages }) => (
        <RecordColumns
          kind={agreementRecord}
          id={agreement.agreementId}
          below={agreement.agreementStatus !== agreementStatus.draft && <AgreementPapers agreement={agreement} />}
        >
          {manages && agreement.can.includes('edit') ? (
            <AgreementEditor agreement={agreement} />
          ) : (
            <AgreementFacts agreement={agreement} />
          )}
          <Mailed paper={agreement} />
        </RecordColumns>
      )}
    </RecordPage>
  );
}

function AgreementEditor({ agreement }: { agreement: Agreement }) {
  const { agreementId } = agreement;
  const save = useSaveCall(agreementRecord, saveAgreement, agreementId);
  const editing = useRecordForm({ kind: agreementRecord, record: agreement, model: Agreement, ...edited, save });
  const isDraft = agreement.agreementStatus === agreementStatus.draft;
  return (
    <>
      {!isDraft && <AgreementFacts agreement={agreement} amended />}
      <RecordForm editing={editing}>
        {isDraft ? (
          <AgreementFieldset numbered titles={agreement} />
        ) : (
          <>
            <DateField name="agreementTo" label={agreementTo.label} hint="Пусто: бессрочно" optional />
            <TextArea name="comment" label={comment.label} hint="Видят только сотрудники" maxLength={2000} optional />
          </>
        )}
      </RecordForm>
    </>
  );
}

/** The facts of an agreement; `amended` omits those that the form below contains. */
function AgreementFacts({ agreement, amended = false }: { agreement: Agreement; amended?: boolean }) {
  const { customer, userId, userName, eventRequestId, eventRequestTitle } = agreement;
  const fields = [
    ...(['agreementDate', 'agreementSubject', 'agreementFrom'] as const),
    ...(amended ? [] : (['agreementTo'] as const)),
    ...(agreement.agreementSum === null ? [] : (['agreementSum'] as const)),
    ...(['vatRate', 'customerName', 'customerINN'] as const),
    ...(agreement.agreementTitle === '' ? [] : (['agreementTitle'] as const)),
    ...(agreement.agreementTerms === '' ? [] : (['agreementTerms'] as const)),
    ...(amended ? [] : (['comment'] as const)),
  ];
  const bank = [
    customer.bankName,
    customer.BIK && `БИК ${customer.BIK}`,
    customer.account && `р/с ${customer.account}`,
  ];
  return (
    <Facts
      rows={[
        ...factsOf(agreementRecord, agreement, fields),
        ['Адрес', customer.legalAddress],
        ['Кто подписывает', [customer.headPosition, customer.headName].filter(Boolean).join(' ')],
        ['Банк', bank.filter(Boolean).join(', ')],
        ...(userId === null
          ? []
          : [
              [
                'Клиент',
                <UserLink
                  key="user"
                  userId={userId}
                  name={userName || `№\u00a0${userId}`}
                  accountState={agreement.accountState}
                />,
              ] as const,
            ]),
        ...(eventRequestId === null
          ? []
          : [
              [
                'Заявка на\u00a0мероприятие',
                <Link key="request" to={href(eventRequestPaths.page, { id: eventRequestId })}>
                  {eventRequestTitle || `№\u00a0${eventRequestId}`}
                </Link>,
              ] as const,
            ]),
      ]}
    />
  );
}
