import type { ApplicationCard } from '@venue/sdk/applications/model';
import { getRequest } from '@venue/sdk/market/admin';
import { marketRequestStatus } from '@venue/sdk/market/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { StatusChip } from '@venue/shared-ui/parts/StatusChip.tsx';
import { quoted } from '../../app/record/changes/quoted.ts';
import { Heading } from '../../app/record/Heading.tsx';
import { decisionsOf, RequestDetails } from '../market/market.view.ts';
import { Review } from './Review.tsx';
import { isGone, Unread } from './Unread.tsx';

/** A market request under review: the brand, its goods and their total. */
export function AboutRequest({ application }: { application: ApplicationCard }) {
  const { data, error, refetch } = useCall(getRequest, { body: { requestId: application.objectId } });
  const request = data?.message;
  const again = () => void refetch();
  return (
    <Review
      application={application}
      decisions={request ? decisionsOf(request) : isGone(error) ? [] : null}
      steps={request?.history ?? []}
      again={again}
    >
      {request ? (
        <>
          <Heading
            title={`Товары бренда ${quoted(request.brandName)}`}
            chip={<StatusChip option={marketRequestStatus.option(request.requestStatus)} />}
          />
          <RequestDetails request={request} />
        </>
      ) : (
        <Unread error={error} retry={again} />
      )}
    </Review>
  );
}
