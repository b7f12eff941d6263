import { getPublicProject } from '@venue/sdk/projects';
import { ProjectSheet } from '@venue/shared-ui/areas/projects/ProjectSheet.tsx';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { useParams } from 'react-router-dom';
import { PublicRecord } from '../app/records/PublicRecord.tsx';
import { TextTiles } from '../app/records/Reading.tsx';
import { projectPaths } from './projects.paths.ts';

/** A published past project by its address: when it was, its text and pictures, the main one first. */
export default function ProjectPage() {
  const { slug = '' } = useParams();
  const reply = useCall(getPublicProject, { slug });
  return (
    <PublicRecord
      reply={reply}
      nameless={false}
      list={projectPaths.list}
      titleOf={project => project.projectName}
      texts={{ gone: 'Проект не найден', failed: 'Не удалось загрузить проект' }}
    >
      {project => <ProjectSheet project={project} tiles={TextTiles} />}
    </PublicRecord>
  );
}
