import type { Section } from '../section.ts';
import { friendPaths, letterPaths } from './mailing.paths.ts';

const permission = 'mailing.manage';

export const section: Section = {
  ...friendPaths.list,
  title: 'Рассылка',
  group: 'site',
  order: 30,
  icon: 'envelope',
  permission: 'mailing.read',
  load: () => import('./MailingPage.tsx'),
  children: [
    { ...letterPaths.list, title: 'Письма подписчикам', load: () => import('./LettersPage.tsx') },
    { ...letterPaths.create, title: 'Новое письмо', permission, load: () => import('./CreateLetterPage.tsx') },
    { ...letterPaths.page, title: 'Письмо №\u00a0:letterId', load: () => import('./LetterPage.tsx') },
  ],
  commands: [{ title: 'Написать подписчикам', to: letterPaths.create.path, permission }],
};
