import { getPublicProject } from '@venue/sdk/projects';
import { ProjectSheet } from '@venue/shared-ui/areas/projects/ProjectSheet.tsx';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { useParams } from 'react-router-dom';
import { PublicRecord } from '../app/records/PublicRecord.tsx';
import { TextTiles } from '../app/records/Reading.tsx';
import { eventRequestPaths } from '../event-requests/event-requests.paths.ts';
import { roomPaths } from '../rooms/rooms.paths.ts';
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
        <ProjectSheet
          project={project}
          tiles={TextTiles}
          side={
            <>
              <h2>Хотите провести своё?</h2>
              <p>Назовите дату, число гостей и&nbsp;зал&nbsp;— цена видна сразу, без регистрации.</p>
              <Button variant="contained" to={eventRequestPaths.begin.path}>
                Рассчитать мероприятие
              </Button>
              <Button variant="outlined" to={roomPaths.map.path}>
                Посмотреть залы на&nbsp;плане
              </Button>
            </>
          }
        />
      )}
    </PublicRecord>
  );
}
