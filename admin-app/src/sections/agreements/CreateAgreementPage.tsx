import { addAgreement } from '@venue/sdk/agreements/admin';
import { agreementRecord } from '@venue/sdk/agreements/kind';
import { AgreementFields } from '@venue/sdk/agreements/model';
import { vatRate, vatRateOn } from '@venue/sdk/papers/model';
import { emptyOrganisation } from '@venue/sdk/profile/model';
import { dayOf } from '@venue/shared-ui/dates/calendar.ts';
import { CreatePage } from '../../app/record/form/CreatePage.tsx';
import { AgreementFieldset } from './AgreementFieldset.tsx';
import { agreementPaths } from './agreements.paths.ts';

/** Adds an agreement as a draft. */
export default function CreateAgreementPage() {
  const today = dayOf(new Date());
  return (
    <CreatePage
      kind={agreementRecord}
      create={addAgreement}
      schema={AgreementFields}
      from={{
        agreementNumber: '',
        agreementDate: today,
        agreementSubject: '',
        agreementFrom: today,
        agreementTo: null,
        agreementSum: null,
        vatRate: vatRateOn(vatRate.twentyTwo, today),
        customer: emptyOrganisation,
        userId: null,
        eventRequestId: null,
        agreementTitle: '',
        agreementTerms: '',
        comment: '',
      }}
      paths={agreementPaths}
      submit="Добавить черновик"
    >
      <AgreementFieldset />
    </CreatePage>
  );
}
