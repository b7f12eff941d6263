import type { Places } from '@venue/shared-ui/shell/screens.tsx';

export const projectPaths = {
  list: { path: '/past-projects', title: 'Прошедшие проекты' },
  page: { path: '/past-projects/:slug', title: 'Прошедший проект' },
} as const satisfies Places;
