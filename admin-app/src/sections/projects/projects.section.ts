import { recordSection } from '../recordSection.ts';
import { projectPaths } from './projects.paths.ts';

export const projects = recordSection({
  paths: projectPaths,
  area: 'projects',
  icon: 'past',
  title: 'Прошедшие проекты',
  one: 'Прошедший проект',
  fresh: 'Новый прошедший проект',
  add: 'Добавить прошедший проект',
  list: () => import('./ProjectsPage.tsx'),
  create: () => import('./CreateProjectPage.tsx'),
  page: () => import('./ProjectPage.tsx'),
});
