import { listTeam } from '@venue/sdk/collaborators';
import { nameOf } from '@venue/sdk/collaborators/model';
import type { ServerPage } from '../app/ssr/page.ts';
import { collaboratorPaths } from './collaborators.paths.ts';

export const pages: readonly ServerPage[] = [
  {
    ...collaboratorPaths.team,
    modules: ['src/collaborators/TeamPage.tsx'],
    head: (_params, read) => ({
      title: collaboratorPaths.team.title,
      description: 'Кто встретит гостей площадки и поможет подготовить мероприятие.',
      about: {
        '@type': 'Organization',
        name: 'Площадка',
        employee: read(listTeam, {})?.message.team.map(({ collaboratorText: text }) => ({
          '@type': 'Person',
          name: nameOf(text),
        })),
      },
    }),
  },
];
