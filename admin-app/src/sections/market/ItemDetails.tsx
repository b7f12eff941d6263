import { marketItemRecord } from '@venue/sdk/market/kind';
import type { AdminMarketItem } from '@venue/sdk/market/model';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import { Link } from 'react-router-dom';
import { Gallery } from '../../app/record/pictures/Gallery.tsx';
import { RecordFacts } from '../../app/record/RecordFacts.tsx';
import { marketRequestPaths } from './market.paths.ts';

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

/** A whole item, read-only: the request that decides about it, photos and facts. */
export function ItemDetails({ item }: { item: AdminMarketItem }) {
  const { itemName, images, heldBy } = item;
  return (
    <>
      {heldBy === null ? (
        <p>
          Товар пока не&nbsp;предложен в&nbsp;заявке маркетплейса. Подтвердить его можно вместе с&nbsp;такой заявкой.
        </p>
      ) : (
        <p>
          Товар стоит в&nbsp;
          <Link to={href(marketRequestPaths.page, { requestId: heldBy })}>заявке маркетплейса №&nbsp;{heldBy}</Link>{' '}
          и&nbsp;будет подтверждён вместе с&nbsp;ней.
        </p>
      )}
      {images.length > 0 && <Gallery label={`Фотографии: ${itemName}`} photos={images} />}
      <RecordFacts kind={marketItemRecord} record={item} fields={facts} />
    </>
  );
}
