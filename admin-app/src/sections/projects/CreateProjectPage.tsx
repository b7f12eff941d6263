import { createProject } from '@venue/sdk/projects/admin';
import { projectRecord } from '@venue/sdk/projects/kind';
import { serverNow } from '@venue/shared-ui/data/serverClock.ts';
import { dayOf } from '@venue/shared-ui/dates/calendar.ts';
import { Text } from '@venue/shared-ui/fields/inputs.tsx';
import { useState } from 'react';
import { CreatePage } from '../../app/record/form/CreatePage.tsx';
import { AddressFollowsName } from './AddressFollowsName.tsx';
import { projectPaths } from './projects.paths.ts';

/** Creates a project from its name and days alone, so that pictures can be attached to it. */
export default function CreateProjectPage() {
  const [today] = useState(() => dayOf(serverNow()));
  return (
    <CreatePage
      kind={projectRecord}
      create={createProject}
      paths={projectPaths}
      from={{ projectDateStart: today, projectDateEnd: today }}
      lead={'Текст и\u00a0картинки добавите на\u00a0следующем шаге. До\u00a0публикации проект видят только сотрудники.'}
      own={{
        urlTranslit: props => (
          <>
            <AddressFollowsName />
            <Text {...props} />
          </>
        ),
        projectDescription: () => null,
      }}
    />
  );
}
