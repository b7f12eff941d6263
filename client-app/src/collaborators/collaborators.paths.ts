import type { Places } from '@venue/shared-ui/shell/screens.tsx';

export const collaboratorPaths = {
  team: { path: '/team', title: 'Команда' },
} as const satisfies Places;
