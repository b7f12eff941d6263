import type { Section } from '../section.ts';

export const mailing: Section = {
  path: '/mailing',
  title: 'Рассылка',
  icon: 'envelope',
  permission: 'mailing.read',
  load: () => import('./MailingPage.tsx'),
};
