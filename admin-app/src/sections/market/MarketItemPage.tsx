import { getItem } from '@venue/sdk/market/admin';
import { marketItemRecord } from '@venue/sdk/market/kind';
import { type AdminMarketItem, marketItemStatus } from '@venue/sdk/market/model';
import { StatusChip } from '@venue/shared-ui/parts/StatusChip.tsx';
import { Link } from 'react-router-dom';
import { Facts } from '../../app/record/Facts.tsx';
import { RecordColumns } from '../../app/record/RecordColumns.tsx';
import { factsOf } from '../../app/record/RecordFacts.tsx';
import { RecordPage } from '../../app/record/RecordPage.tsx';
import { SiteLink } from '../../app/record/SiteLink.tsx';
import { Versions } from '../../app/record/versions/Versions.tsx';
import { applicationUrl } from '../applications/applications.paths.ts';
import { UserLink } from '../users/users.view.ts';
import { BrandLink } from './BrandLink.tsx';
import { ItemChanges } from './ItemChanges.tsx';
import { ItemDetails } from './ItemDetails.tsx';
import { marketItemPaths } from './market.paths.ts';
import { RemoveMarketButton } from './RemoveMarketButton.tsx';
import { itemRemoval } from './removals.ts';

/** One item: the changes since its confirmation, the request that decides about it, and its owner. */
export default function MarketItemPage() {
  return (
    <RecordPage
      kind={marketItemRecord}
      get={getItem}
      input={itemId => ({ body: { itemId } })}
      list={marketItemPaths.list}
      actions={item => (
        <>
          <div>
            <StatusChip option={marketItemStatus.option(item.itemStatus)} />
          </div>
          {item.isShown && <SiteLink path={`/goods/${item.itemId}`} />}
        </>
      )}
    >
      {item => (
        <RecordColumns kind={marketItemRecord} id={item.itemId} aside={<ItemAside item={item} />}>
          <Versions
            changes={
              item.approved && item.itemStatus !== marketItemStatus.confirmed ? (
                <ItemChanges item={item} approved={item.approved} />
              ) : null
            }
            whole={<ItemDetails item={item} />}
          />
        </RecordColumns>
      )}
    </RecordPage>
  );
}

const facts = ['ownerPhone', 'createdAt', 'updatedAt'] as const;

/** The owner of an item, and its deletion. */
function ItemAside({ item }: { item: AdminMarketItem }) {
  const { itemId, itemName, brandId, brandName, ownerId, ownerName, accountState, applicationId } = item;
  return (
    <>
      {applicationId !== null && <Link to={applicationUrl(applicationId)}>Заявка №&nbsp;{applicationId}</Link>}
      <Facts
        rows={[
          ['Бренд', <BrandLink key="brand" brandId={brandId} name={brandName} />],
          [
            marketItemRecord.fields.ownerName.label,
            <UserLink key="owner" userId={ownerId} name={ownerName} accountState={accountState} />,
          ],
          ...factsOf(marketItemRecord, item, facts),
        ]}
      />
      {item.can.includes('remove') && (
        <RemoveMarketButton removal={itemRemoval} id={itemId} title={itemName} list={marketItemPaths.list.path} />
      )}
    </>
  );
}
