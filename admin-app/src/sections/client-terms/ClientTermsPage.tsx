import { formatMoney } from '@venue/sdk';
import { getClientTerms, saveClientTerms } from '@venue/sdk/client-terms/admin';
import { clientTermsRecord } from '@venue/sdk/client-terms/kind';
import { ClientTerms } from '@venue/sdk/client-terms/model';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import { Link } from 'react-router-dom';
import { Facts } from '../../app/record/Facts.tsx';
import { plainPage } from '../../app/record/plainPage.tsx';
import { agreementPaths } from '../agreements/agreements.paths.ts';
import { paperPaths } from '../papers/papers.paths.ts';
import { clientTermsPaths } from './client-terms.paths.ts';
import { clientTermsInputs } from './clientTermsInputs.tsx';

const useParts = () => ({ own: clientTermsInputs });

/** The terms of one organisation, and what it owes. */
export default plainPage(clientTermsRecord, {
  paths: clientTermsPaths,
  get: getClientTerms,
  save: saveClientTerms,
  model: ClientTerms,
  site: () => false,
  isVersioned: false,
  beside: terms => <Credit terms={terms} />,
  useParts,
});

function Credit({ terms }: { terms: ClientTerms }) {
  const { agreementId, agreementNumber, INN, isPostpaid, creditUsed, creditLeft } = terms;
  return (
    <Facts
      rows={[
        [
          'Договор',
          <Link key="agreement" to={href(agreementPaths.page, { agreementId })}>
            №&nbsp;{agreementNumber}
          </Link>,
        ],
        ['ИНН', INN],
        ['Долг', formatMoney(creditUsed)],
        ['Осталось лимита', isPostpaid && formatMoney(creditLeft)],
        [
          'Счета',
          <Link key="invoices" to={`${paperPaths.invoices.path}?search=${encodeURIComponent(INN)}`}>
            Все счета организации
          </Link>,
        ],
      ]}
    />
  );
}
