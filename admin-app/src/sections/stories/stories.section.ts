import { recordSection } from '../recordSection.ts';
import { storyPaths } from './stories.paths.ts';

export const section = recordSection({
  paths: storyPaths,
  area: 'stories',
  group: 'content',
  order: 20,
  icon: 'book',
  title: 'Блог',
  fresh: 'Новая запись блога',
  add: 'Добавить запись блога',
  list: () => import('./StoriesPage.tsx'),
  record: () => import('./StoryScreens.tsx'),
});
