import type { ApplicationCard } from '@venue/sdk/applications/model';
import { getItem } from '@venue/sdk/market/admin';
import { marketItemRecord } from '@venue/sdk/market/kind';
import { type AdminMarketItem, marketItemStatus } from '@venue/sdk/market/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { StatusChip } from '@venue/shared-ui/parts/StatusChip.tsx';
import { Gallery } from '../../app/record/Gallery.tsx';
import { Heading } from '../../app/record/Heading.tsx';
import { RecordFacts } from '../../app/record/RecordFacts.tsx';
import { Review } from './Review.tsx';
import { isGone, Unread } from './Unread.tsx';

const facts = [
  'itemDescription',
  'brandName',
  'itemPrice',
  'itemUnit',
  'itemArticle',
  'itemBarcode',
  'itemWeight',
  'itemNeedsMarking',
] as const;

/** New or changed goods. There is nothing to decide about them alone: the market request they are offered in decides. */
export function AboutItem({ application }: { application: ApplicationCard }) {
  const { data, error, refetch } = useCall(getItem, { body: { itemId: application.objectId } });
  const item = data?.message;
  return (
    <Review application={application} decisions={item || isGone(error) ? [] : null}>
      {item ? <WholeItem item={item} /> : <Unread error={error} retry={() => void refetch()} />}
    </Review>
  );
}

function WholeItem({ item }: { item: AdminMarketItem }) {
  const { itemName, itemStatus, images, heldBy } = item;
  return (
    <>
      <Heading title={itemName} chip={<StatusChip option={marketItemStatus.option(itemStatus)} />} />
      <p>
        {heldBy === null
          ? 'Товар пока не\u00a0предложен в\u00a0заявке маркетплейса. Подтвердить его можно вместе с\u00a0такой заявкой.'
          : `Товар стоит в\u00a0заявке маркетплейса №\u00a0${heldBy} и\u00a0будет подтверждён вместе с\u00a0ней.`}
      </p>
      {images.length > 0 && <Gallery label={`Фотографии: ${itemName}`} photos={images} />}
      <RecordFacts kind={marketItemRecord} record={item} fields={facts} />
    </>
  );
}
