import { rowsOf } from '@venue/sdk';
import { getPublicBrand, listPublicBrands } from '@venue/sdk/brands';
import { linkOf } from '@venue/shared-ui/parts/record/linkOf.ts';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import { type ServerPage, wordsOf } from '../app/ssr/page.ts';
import { brandPaths } from './brands.paths.ts';

const modules = ['src/brands/PublicBrands.tsx'];

export const pages: readonly ServerPage[] = [
  {
    ...brandPaths.publicList,
    modules,
    head: () => ({
      title: brandPaths.publicList.title,
      description: 'Витрина маркетплейса площадки: мастерские и производства Екатеринбурга, их товары и контакты.',
    }),
  },
  {
    ...brandPaths.publicPage,
    modules,
    records: async function* (client) {
      for await (const row of rowsOf(client, listPublicBrands, { query: {} }))
        yield { path: href(brandPaths.publicPage, { brandId: row.brandId }), changed: row.updatedAt };
    },
    head: ({ brandId }, read) => {
      const brand = read(getPublicBrand, { brandId: Number(brandId) })?.message;
      if (!brand) return undefined;
      const { brandName: name, brandSiteUrl: site, brandSocials: socials, mainPhoto } = brand;
      const description = wordsOf(brand.brandDescription);
      return {
        title: name,
        description,
        image: mainPhoto?.url,
        about: {
          '@type': 'Brand',
          name,
          description,
          sameAs: [site, socials.vk, socials.tg].filter(Boolean).map(linkOf),
        },
      };
    },
  },
];
