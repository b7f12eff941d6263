import { rowsOf } from '@venue/sdk';
import { getPublicCluster, listPublicClusters } from '@venue/sdk/clusters';
import { linkOf } from '@venue/shared-ui/parts/record/linkOf.ts';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import { type ServerPage, wordsOf } from '../app/ssr/page.ts';
import { clusterPaths } from './clusters.paths.ts';

export const pages: readonly ServerPage[] = [
  {
    ...clusterPaths.list,
    modules: ['src/clusters/ClusterPages.tsx'],
    head: () => ({
      title: clusterPaths.list.title,
      description: 'Кластеры площадки: ремёсла, медиа и другие сообщества дела, их адреса и контакты.',
    }),
  },
  {
    ...clusterPaths.page,
    modules: ['src/clusters/ClusterPages.tsx'],
    records: async function* (client) {
      for await (const row of rowsOf(client, listPublicClusters, { query: {} }))
        yield { path: href(clusterPaths.page, { clusterId: row.clusterId }), changed: row.updatedAt };
    },
    head: ({ clusterId }, read) => {
      const cluster = read(getPublicCluster, { clusterId: Number(clusterId) })?.message;
      if (!cluster) return undefined;
      const { clusterName: name, clusterUrl: site, clusterContacts: contacts, clusterSocials: socials } = cluster;
      const description = wordsOf(cluster.clusterDescription);
      return {
        title: name,
        description,
        image: cluster.files[0]?.url,
        about: {
          '@type': 'Organization',
          name,
          description,
          sameAs: [site, ...Object.values(socials)].filter(Boolean).map(linkOf),
          ...(contacts.phone ? { telephone: `+7${contacts.phone}` } : {}),
          ...(contacts.email ? { email: contacts.email } : {}),
        },
      };
    },
  },
];
