import {
  addPriceItemImage,
  createPriceItem,
  getPriceItem,
  listPriceItems,
  removePriceItem,
  removePriceItemImage,
  savePriceItem,
} from '@venue/sdk/price-list/admin';
import { handle } from '../../core/http/handle.ts';
import { everyValueOf, refuseTwin } from './price-list.rules.ts';
import { priceList } from './price-list.service.ts';

const picture = priceList.picture('priceItemImage');

export const priceListAdminRoutes = [
  handle(listPriceItems, ({ body }, context) => priceList.list(context, body)),

  handle(getPriceItem, ({ body: { priceItemId } }, context) => priceList.read(context, priceItemId)),

  handle(createPriceItem, ({ body }, context) =>
    priceList.create(context, createPriceItem, { ...everyValueOf(body), active: false }).catch(refuseTwin),
  ),

  handle(savePriceItem, ({ body: { priceItemId: id, isPublished: status, version, ...fields } }, context) =>
    priceList.save(context, { id, version, status }, () => everyValueOf(fields)).catch(refuseTwin),
  ),

  handle(removePriceItem, ({ body: { priceItemId } }, context) =>
    priceList.remove(context, removePriceItem, priceItemId),
  ),

  handle(addPriceItemImage, ({ body: { file, priceItemId } }, context) =>
    picture.put(context, addPriceItemImage, priceItemId, file),
  ),

  handle(removePriceItemImage, ({ body: { priceItemId, fileId } }, context) =>
    picture.remove(context, removePriceItemImage, priceItemId, fileId),
  ),
];
