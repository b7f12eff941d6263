import type { ServerPage } from '../app/ssr/page.ts';
import { mailingPaths } from './mailing.paths.ts';

export const pages: readonly ServerPage[] = [
  {
    ...mailingPaths.subscribe,
    modules: ['src/mailing/MailingPages.tsx'],
    head: () => ({
      title: mailingPaths.subscribe.title,
      description: 'Письма о новостях и событиях площадки: подписаться можно за минуту, отписаться — одной кнопкой.',
    }),
  },
];
