import type { ServerPage } from '../app/ssr/page.ts';
import { packagePaths } from './packages.paths.ts';

export const pages: readonly ServerPage[] = [
  {
    ...packagePaths.list,
    modules: ['src/packages/PackagePages.tsx'],
    head: () => ({
      title: packagePaths.list.title,
      description: 'Абонементы на часы студий и залов в Екатеринбурге: платите один раз и бронируйте дешевле.',
    }),
  },
];
