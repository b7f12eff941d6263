import { rowsOf } from '@venue/sdk';
import { getPublicProject, listPublicProjects } from '@venue/sdk/projects';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import type { ServerPage } from '../app/ssr/page.ts';
import { venuePlace } from '../app/ssr/schemaOrg.ts';
import { projectPaths } from './projects.paths.ts';

export const pages: readonly ServerPage[] = [
  {
    ...projectPaths.list,
    modules: ['src/projects/ProjectPages.tsx'],
    head: () => ({
      title: projectPaths.list.title,
      description: 'Что уже прошло на площадке в Екатеринбурге: форумы, выставки, фестивали и показы.',
    }),
  },
  {
    ...projectPaths.page,
    modules: ['src/projects/ProjectPages.tsx'],
    later: ['src/app/records/PhotoTiles.tsx'],
    records: async function* (client) {
      for await (const row of rowsOf(client, listPublicProjects, { query: {} }))
        yield { path: href(projectPaths.page, { slug: row.urlTranslit }), changed: row.updatedAt };
    },
    head: ({ slug = '' }, read) => {
      const project = read(getPublicProject, { slug })?.message;
      if (!project) return undefined;
      const { projectName: name, projectLead: description, projectImages } = project;
      const image = project.cover?.url;
      const images = projectImages.map(each => each.url);
      return {
        title: name,
        description,
        image,
        about: {
          '@type': 'Event',
          name,
          description,
          startDate: project.projectDateStart,
          endDate: project.projectDateEnd,
          ...(images.length > 0 ? { image: images } : {}),
          location: venuePlace,
        },
      };
    },
  },
];
