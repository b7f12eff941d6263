import { recordSection } from '../recordSection.ts';
import { projectPaths } from './projects.paths.ts';

export const section = recordSection({
  paths: projectPaths,
  area: 'projects',
  group: 'content',
  order: 40,
  icon: 'past',
  title: 'Прошедшие проекты',
  fresh: 'Новый прошедший проект',
  add: 'Добавить прошедший проект',
  list: () => import('./ProjectsPage.tsx'),
  record: () => import('./ProjectScreens.tsx'),
});
