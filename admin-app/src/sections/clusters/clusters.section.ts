import { authorPaths } from '../authors/authors.paths.ts';
import { authorScreens } from '../authors/authors.view.ts';
import type { Section } from '../section.ts';
import { clusterPaths } from './clusters.paths.ts';

const permission = 'clusters.manage';

export const section: Section = {
  ...clusterPaths.list,
  title: 'Кластеры и\u00a0авторы',
  group: 'content',
  order: 60,
  icon: 'network',
  permission: ['clusters.read', 'authors.read'],
  load: () => import('./ClustersPage.tsx'),
  children: [
    { ...clusterPaths.create, title: 'Новый кластер', permission, load: () => import('./CreateClusterPage.tsx') },
    {
      ...clusterPaths.page,
      title: 'Кластер №\u00a0:clusterId',
      permission: 'clusters.read',
      load: () => import('./ClusterPage.tsx'),
    },
    ...authorScreens,
  ],
  commands: [
    { title: 'Добавить кластер', to: clusterPaths.create.path, permission },
    { title: 'Добавить автора', to: authorPaths.create.path, permission: 'authors.manage' },
  ],
};
