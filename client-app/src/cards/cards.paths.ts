import type { Places } from '@venue/shared-ui/shell/screens.tsx';

export const cardPaths = {
  own: { path: '/marketplace/account/card', title: 'Моя визитка', menu: 'Визитка' },
  public: { path: '/card/:slug', title: 'Визитка' },
} as const satisfies Places;
