import { getAgreement, listAgreements } from '@venue/sdk/agreements/admin';
import { type AgreementRow, agreementStatus } from '@venue/sdk/agreements/model';
import { createClientTerms } from '@venue/sdk/client-terms/admin';
import { clientTermsRecord } from '@venue/sdk/client-terms/kind';
import { useApi } from '@venue/shared-ui/data/ApiProvider.tsx';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { dayOf } from '@venue/shared-ui/dates/calendar.ts';
import { SuggestInput } from '@venue/shared-ui/fields/Suggest.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { numberIn } from '@venue/shared-ui/shell/numberIn.ts';
import { useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { useSearchParams } from 'react-router-dom';
import { CreatePage } from '../../app/record/form/CreatePage.tsx';
import { clientTermsPaths } from './client-terms.paths.ts';
import { clientTermsInputs } from './clientTermsInputs.tsx';

/** Adds the terms of an agreement; without one in the address it is chosen first. */
export default function CreateClientTermsPage() {
  const [params] = useSearchParams();
  const agreementId = numberIn(params.get('agreement') ?? undefined);
  return agreementId === null ? <ChooseAgreement /> : <TermsOf agreementId={agreementId} />;
}

function TermsOf({ agreementId }: { agreementId: number }) {
  const agreement = useCall(getAgreement, { body: { agreementId } }).data?.message;
  return (
    <CreatePage
      kind={clientTermsRecord}
      create={createClientTerms}
      lead={agreement && `${agreement.customerName}, договор №\u00a0${agreement.agreementNumber}`}
      from={{
        discountPercent: 0,
        isPostpaid: false,
        creditLimit: 0,
        dueDays: 10,
        termsFrom: dayOf(new Date()),
      }}
      bodyOf={values => ({ ...values, agreementId })}
      paths={clientTermsPaths}
      submit="Задать условия"
      own={clientTermsInputs}
    />
  );
}

function ChooseAgreement() {
  const { client } = useApi();
  const [, setParams] = useSearchParams();
  return (
    <Page {...useScreen()} lead="Условия действуют по&nbsp;договору. Найдите действующий договор организации.">
      <SuggestInput<AgreementRow>
        label="Договор"
        placeholder="Номер, название или ИНН"
        value={null}
        find={async (search, signal) =>
          (
            await client.send(
              listAgreements,
              { body: { search, agreementStatus: agreementStatus.active, pageSize: 20 } },
              { signal },
            )
          ).items
        }
        textOf={({ customerName }) => customerName}
        noteOf={({ agreementNumber, customerINN }) => `Договор №\u00a0${agreementNumber}, ИНН ${customerINN}`}
        onChange={agreement => agreement && setParams({ agreement: String(agreement.agreementId) })}
      />
    </Page>
  );
}
