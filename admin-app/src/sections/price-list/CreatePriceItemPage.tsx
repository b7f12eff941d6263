import { addPriceItemImage, createPriceItem } from '@venue/sdk/price-list/admin';
import { priceItemRecord } from '@venue/sdk/price-list/kind';
import { priceGroup, priceUnit } from '@venue/sdk/price-list/model';
import { CreatePage } from '../../app/record/form/CreatePage.tsx';
import { drawPrice } from './PriceField.tsx';
import { priceListPaths } from './price-list.paths.ts';

/** Adds an item; customers see it once it is published. */
export default function CreatePriceItemPage() {
  return (
    <CreatePage
      kind={priceItemRecord}
      create={createPriceItem}
      picture={addPriceItemImage}
      from={{
        priceItemGroup: priceGroup.catering,
        priceItemUnit: priceUnit.guest,
        priceItemMinimum: 1,
        priceItemOrder: 100,
      }}
      own={drawPrice}
      paths={priceListPaths}
    />
  );
}
