import { recordSection } from '../recordSection.ts';
import { collaboratorPaths } from './collaborators.paths.ts';

export const section = recordSection({
  paths: collaboratorPaths,
  area: 'collaborators',
  group: 'people',
  order: 30,
  icon: 'badge',
  title: 'Сотрудники команды',
  fresh: 'Новый сотрудник',
  add: 'Добавить сотрудника на\u00a0сайт',
  list: () => import('./CollaboratorsPage.tsx'),
  record: () => import('./CollaboratorScreens.tsx'),
});
