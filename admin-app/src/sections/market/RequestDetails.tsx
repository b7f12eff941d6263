import { marketRequestRecord } from '@venue/sdk/market/kind';
import type { AdminMarketRequest } from '@venue/sdk/market/model';
import { Facts } from '../../app/record/Facts.tsx';
import { factsOf } from '../../app/record/RecordFacts.tsx';
import { RequestItems } from './RequestItems.tsx';

/** A marketplace request, read-only: its contacts, and its goods with their total. */
export const RequestDetails = ({ request }: { request: AdminMarketRequest }) => (
  <>
    <Facts
      rows={[
        ['Номер на\u00a0маркетплейсе', `№\u00a0${request.requestId}`],
        ...factsOf(marketRequestRecord, request, ['contactName', 'contactPhone', 'comment']),
      ]}
    />
    <RequestItems items={request.items} total={request.total} />
  </>
);
