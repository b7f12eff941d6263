import type { PublicProject } from '@venue/sdk/projects/model';
import { formatPeriod } from '../../dates/formatPeriod.ts';
import { ReadingSheet, type Tiles } from '../../parts/record/ReadingSheet.tsx';

interface Props {
  project: Pick<PublicProject, 'projectDateStart' | 'projectDateEnd' | 'projectDescription' | 'projectImages'>;
  tiles: Tiles;
}

/** A past project below its name as visitors see it: when it was, its text and pictures, the main one first. */
export const ProjectSheet = ({ project, tiles }: Props) => (
  <article>
    <ReadingSheet
      facts={formatPeriod(project.projectDateStart, project.projectDateEnd)}
      text={project.projectDescription}
      images={project.projectImages}
      tiles={tiles}
    />
  </article>
);
