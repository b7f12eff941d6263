import { getRequest } from '@venue/sdk/market/admin';
import { marketRequestRecord } from '@venue/sdk/market/kind';
import { type AdminMarketRequest, marketRequestStatus } from '@venue/sdk/market/model';
import { StatusChip } from '@venue/shared-ui/parts/StatusChip.tsx';
import { Link } from 'react-router-dom';
import { DecisionPanel } from '../../app/decision/DecisionPanel.tsx';
import { quoted } from '../../app/record/changes/quoted.ts';
import { Facts } from '../../app/record/Facts.tsx';
import { RecordColumns } from '../../app/record/RecordColumns.tsx';
import { factsOf } from '../../app/record/RecordFacts.tsx';
import { RecordPage } from '../../app/record/RecordPage.tsx';
import { applicationUrl } from '../applications/applications.paths.ts';
import { UserLink } from '../users/users.view.ts';
import { BrandLink } from './BrandLink.tsx';
import { decisionsOf } from './decisions.ts';
import { marketRequestPaths } from './market.paths.ts';
import { RemoveMarketButton } from './RemoveMarketButton.tsx';
import { RequestDetails } from './RequestDetails.tsx';
import { requestRemoval } from './removals.ts';

/** One marketplace request: its goods with the changes of each, and the decision. */
export default function MarketRequestPage() {
  return (
    <RecordPage
      kind={marketRequestRecord}
      get={getRequest}
      input={requestId => ({ body: { requestId } })}
      list={marketRequestPaths.list}
      frame={({ brandName }) => ({ lead: `Товары бренда ${quoted(brandName)}` })}
      actions={request => (
        <div>
          <StatusChip option={marketRequestStatus.option(request.requestStatus)} />
        </div>
      )}
    >
      {(request, { refetch }) => (
        <RecordColumns
          kind={marketRequestRecord}
          id={request.requestId}
          aside={<RequestAside request={request} again={refetch} />}
          steps={request.history}
        >
          <RequestDetails request={request} />
        </RecordColumns>
      )}
    </RecordPage>
  );
}

const facts = ['ownerPhone', 'createdAt', 'sentAt', 'decidedAt'] as const;

/** The possible decisions on a request, its owner, and its deletion. */
function RequestAside({ request, again }: { request: AdminMarketRequest; again: () => void }) {
  const {
    requestId,
    requestStatus,
    rejectionReason,
    brandId,
    brandName,
    ownerId,
    ownerName,
    accountState,
    applicationId,
  } = request;
  return (
    <>
      <DecisionPanel
        reason={rejectionReason}
        waits={request.can.includes('accept')}
        decisions={decisionsOf(request)}
        again={again}
      />
      {applicationId !== null && <Link to={applicationUrl(applicationId)}>Заявка №&nbsp;{applicationId}</Link>}
      <Facts
        rows={[
          ['Бренд', <BrandLink key="brand" brandId={brandId} name={brandName} />],
          [
            marketRequestRecord.fields.ownerName.label,
            <UserLink key="owner" userId={ownerId} name={ownerName} accountState={accountState} />,
          ],
          ...factsOf(
            marketRequestRecord,
            request,
            facts.filter(name => request[name] !== null),
          ),
        ]}
      />
      {request.can.includes('remove') && (
        <RemoveMarketButton
          removal={requestRemoval}
          id={requestId}
          title={brandName}
          seen={requestStatus}
          list={marketRequestPaths.list.path}
        />
      )}
    </>
  );
}
