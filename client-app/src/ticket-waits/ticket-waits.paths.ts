import type { Places } from '@venue/shared-ui/shell/screens.tsx';

export const ticketWaitPaths = {
  page: { path: '/tickets/wait/:slug', title: 'Очередь за билетами' },
} as const satisfies Places;
