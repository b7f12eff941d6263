import type { Section } from '../section.ts';

export const section: Section = {
  path: '/mailing',
  title: 'Рассылка',
  group: 'site',
  order: 30,
  icon: 'envelope',
  permission: 'mailing.read',
  load: () => import('./MailingPage.tsx'),
};
