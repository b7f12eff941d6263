import { rowsOf } from '@venue/sdk';
import { getPublicItem, listPublicItems } from '@venue/sdk/market';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import { type ServerPage, wordsOf } from '../app/ssr/page.ts';
import { roubles } from '../app/ssr/schemaOrg.ts';
import { mainImageOf } from './items/itemWords.ts';
import { itemPaths } from './market.paths.ts';

const modules = ['src/market/public/PublicItems.tsx'];

export const pages: readonly ServerPage[] = [
  {
    ...itemPaths.publicList,
    modules,
    head: () => ({
      title: itemPaths.publicList.title,
      description: 'Товары мастерских и производств Екатеринбурга, которые проверила площадка: цены и где купить.',
    }),
  },
  {
    ...itemPaths.publicPage,
    modules,
    records: async function* (client) {
      for await (const row of rowsOf(client, listPublicItems, { query: {} }))
        yield { path: href(itemPaths.publicPage, { itemId: row.itemId }), changed: row.updatedAt };
    },
    head: ({ itemId }, read) => {
      const item = read(getPublicItem, { itemId: Number(itemId) })?.message;
      if (!item) return undefined;
      const { itemName: name, brandName, itemPrice } = item;
      const description = wordsOf(item.itemDescription) || `${name}, ${brandName}`;
      return {
        title: name,
        description,
        image: mainImageOf(item)?.url,
        about: {
          '@type': 'Product',
          name,
          description,
          brand: { '@type': 'Brand', name: brandName },
          offers: { '@type': 'Offer', price: roubles(itemPrice), priceCurrency: 'RUB' },
        },
      };
    },
  },
];
