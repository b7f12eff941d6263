import { centred } from '@venue/sdk';
import { marketItemStatus } from '@venue/sdk/market/model';
import { productType } from '@venue/sdk/products/model';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { DemoData, DemoScene } from '../../area/demo.ts';
import type { Db } from '../../core/db/database.ts';
import { marketItem } from '../market/market.table.ts';
import { landingProduct } from './products.table.ts';

/** Puts all confirmed goods into the marketplace block, and the first of them also on the slide. */
async function seedProducts(tx: Db, { now: createdAt }: DemoScene): Promise<void> {
  const items = await tx
    .select({ itemId: marketItem.id })
    .from(marketItem)
    .where(and(eq(marketItem.status, marketItemStatus.confirmed), isNull(marketItem.deletedAt)))
    .orderBy(asc(marketItem.id));
  const rows = [
    ...items.map(({ itemId }, index) => ({ itemId, type: productType.marketplaceBlock, position: index + 1 })),
    ...items.slice(0, 1).map(({ itemId }) => ({ itemId, type: productType.goodsSlide, position: 1 })),
  ];
  if (rows.length > 0) await tx.insert(landingProduct).values(rows.map(row => ({ ...row, meta: centred, createdAt })));
}

export const productsDemo: DemoData = { seed: seedProducts };
