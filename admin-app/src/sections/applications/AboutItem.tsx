import type { ApplicationCard } from '@venue/sdk/applications/model';
import { getItem } from '@venue/sdk/market/admin';
import { marketItemStatus } from '@venue/sdk/market/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { StatusChip } from '@venue/shared-ui/parts/StatusChip.tsx';
import { Heading } from '../../app/record/Heading.tsx';
import { Versions } from '../../app/record/versions/Versions.tsx';
import { ItemChanges, ItemDetails } from '../market/market.view.ts';
import { Review } from './Review.tsx';
import { isGone, Unread } from './Unread.tsx';

/** New or changed goods. They are not decided separately, but with the market request that offers them. */
export function AboutItem({ application }: { application: ApplicationCard }) {
  const { data, error, refetch } = useCall(getItem, { body: { itemId: application.objectId } });
  const item = data?.message;
  return (
    <Review application={application} decisions={item || isGone(error) ? [] : null}>
      {item ? (
        <>
          <Heading title={item.itemName} chip={<StatusChip option={marketItemStatus.option(item.itemStatus)} />} />
          <Versions
            changes={item.approved && <ItemChanges item={item} approved={item.approved} />}
            whole={<ItemDetails item={item} />}
          />
        </>
      ) : (
        <Unread error={error} retry={() => void refetch()} />
      )}
    </Review>
  );
}
