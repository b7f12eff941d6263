import type { PublicProject } from '@venue/sdk/projects/model';
import type { ReactNode } from 'react';
import { formatPeriod } from '../../dates/formatPeriod.ts';
import { ReadingSheet, type Tiles } from '../../parts/record/ReadingSheet.tsx';

interface Props {
  project: Pick<PublicProject, 'projectDateStart' | 'projectDateEnd' | 'projectDescription' | 'projectImages'>;
  tiles: Tiles;
  /** What whoever likes it can do. */
  side?: ReactNode;
}

/** A past project below its name as visitors see it: when it was, its text and pictures, the main one first. */
export const ProjectSheet = ({ project, tiles, side }: Props) => (
  <article>
    <ReadingSheet
      facts={formatPeriod(project.projectDateStart, project.projectDateEnd)}
      text={project.projectDescription}
      images={project.projectImages}
      tiles={tiles}
      side={side}
    />
  </article>
);
