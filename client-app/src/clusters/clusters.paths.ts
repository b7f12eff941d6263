import type { Places } from '@venue/shared-ui/shell/screens.tsx';

export const clusterPaths = {
  list: { path: '/clusters', title: 'Кластеры' },
  page: { path: '/clusters/:clusterId', title: 'Кластер' },
} as const satisfies Places;
