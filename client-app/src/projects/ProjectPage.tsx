import { getPublicProject } from '@venue/sdk/projects';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { formatPeriod } from '@venue/shared-ui/dates/format.ts';
import { useParams } from 'react-router-dom';
import { PublicRecord } from '../app/PublicRecord.tsx';
import { Reading } from '../app/Reading.tsx';
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
      {project => (
        <article>
          <Reading
            facts={formatPeriod(project.projectDateStart, project.projectDateEnd)}
            text={project.projectDescription}
            images={project.projectImages}
          />
        </article>
      )}
    </PublicRecord>
  );
}
