import type { ServerPage } from '../app/ssr/page.ts';
import { eventRequestPaths } from './event-requests.paths.ts';

export const pages: readonly ServerPage[] = [
  {
    ...eventRequestPaths.begin,
    modules: ['src/event-requests/RequestPages.tsx'],
    later: ['src/event-requests/form/VisitorEditor.tsx'],
    head: () => ({
      title: eventRequestPaths.begin.title,
      description:
        'Провести мероприятие в Екатеринбурге: выберите дату, зал и услуги — смета видна сразу, без регистрации.',
    }),
  },
];
