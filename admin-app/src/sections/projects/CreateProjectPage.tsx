import { createProject } from '@venue/sdk/projects/admin';
import { projectRecord } from '@venue/sdk/projects/kind';
import { ProjectFields as Fields } from '@venue/sdk/projects/model';
import { serverNow } from '@venue/shared-ui/data/serverClock.ts';
import { dayOf } from '@venue/shared-ui/dates/calendar.ts';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import { useState } from 'react';
import { CreatePage } from '../../app/record/form/CreatePage.tsx';
import { ProjectFields } from './ProjectFields.tsx';
import { projectPaths } from './projects.paths.ts';

/** Creates a project from its name and days alone, so that pictures can be attached to it. */
export default function CreateProjectPage() {
  const [today] = useState(() => dayOf(serverNow()));
  return (
    <CreatePage
      kind={projectRecord}
      create={createProject}
      schema={Fields}
      from={{
        projectName: '',
        urlTranslit: '',
        projectDateStart: today,
        projectDateEnd: today,
        projectDescription: '',
      }}
      list={projectPaths.list}
      next={({ projectId }) => href(projectPaths.page, { projectId })}
      lead={'Текст и\u00a0картинки добавите на\u00a0следующем шаге. До\u00a0публикации проект видят только сотрудники.'}
    >
      <ProjectFields fresh />
    </CreatePage>
  );
}
