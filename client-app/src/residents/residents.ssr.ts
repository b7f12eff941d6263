import { rowsOf } from '@venue/sdk';
import { getPublicResident, listPublicResidents } from '@venue/sdk/residents';
import { linkOf } from '@venue/shared-ui/parts/record/linkOf.ts';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import { type ServerPage, wordsOf } from '../app/ssr/page.ts';
import { residentPaths } from './residents.paths.ts';

export const pages: readonly ServerPage[] = [
  {
    ...residentPaths.list,
    modules: ['src/residents/ResidentPages.tsx'],
    head: () => ({
      title: residentPaths.list.title,
      description: 'Мастерские, студии и компании, которые работают на площадке в Екатеринбурге.',
    }),
  },
  {
    ...residentPaths.page,
    modules: ['src/residents/ResidentPages.tsx'],
    records: async function* (client) {
      for await (const row of rowsOf(client, listPublicResidents, { query: {} }))
        yield { path: href(residentPaths.page, { residentId: row.residentId }), changed: row.updatedAt };
    },
    head: ({ residentId }, read) => {
      const resident = read(getPublicResident, { residentId: Number(residentId) })?.message;
      if (!resident) return undefined;
      const { residentName: name, residentSiteUrl: site } = resident;
      const description = wordsOf(resident.residentDescription);
      return {
        title: name,
        description,
        image: resident.residentImage?.url,
        about: { '@type': 'Organization', name, description, ...(site ? { sameAs: linkOf(site) } : {}) },
      };
    },
  },
];
