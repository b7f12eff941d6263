import { type Agreement, agreementStatus } from '@venue/sdk/agreements/model';
import { listClientTerms } from '@venue/sdk/client-terms/admin';
import { clientTermsRecord } from '@venue/sdk/client-terms/kind';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import { useMay } from '../../app/frame/useWho.ts';
import { clientTermsPaths } from './client-terms.paths.ts';

/** Leads from an agreement to the terms of its organisation, or to where they are set. */
export function TermsLink({
  agreementId,
  agreementStatus: status,
}: Pick<Agreement, 'agreementId' | 'agreementStatus'>) {
  const manages = useMay()(clientTermsRecord.manage);
  const { data } = useCall(listClientTerms, { body: { agreementId } }, { enabled: status !== agreementStatus.draft });
  const [terms] = data?.items ?? [];
  if (!data || (!terms && (!manages || status !== agreementStatus.active))) return null;
  const to = terms
    ? href(clientTermsPaths.page, { termsId: terms.termsId })
    : `${href(clientTermsPaths.create)}?agreement=${agreementId}`;
  return (
    <Button to={to} variant="outlined">
      {terms ? 'Условия клиента' : 'Задать условия'}
    </Button>
  );
}
