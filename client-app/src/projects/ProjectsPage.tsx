import { listPublicProjects } from '@venue/sdk/projects';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { formatPeriod } from '@venue/shared-ui/dates/formatPeriod.ts';
import { Empty } from '@venue/shared-ui/parts/message/Empty.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { RecordTile } from '@venue/shared-ui/parts/record/RecordTile.tsx';
import { ScreenLink } from '@venue/shared-ui/shell/ScreenLink.tsx';
import { useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { RecordsList } from '../app/records/RecordsList.tsx';
import { useListAddress } from '../app/records/useListAddress.ts';
import { projectPaths } from './projects.paths.ts';

const filters = {};

/** What the venue has done, in the order staff gave it, for everybody. */
export default function ProjectsPage() {
  const address = useListAddress(filters);
  const { page, search } = address;
  const list = useCall(listPublicProjects, { query: { page, ...(search ? { search } : {}) } }, { keepPrevious: true });
  return (
    <Page {...useScreen()} lead="Форумы, выставки и&nbsp;фестивали, которые уже прошли на&nbsp;площадке.">
      <RecordsList
        address={address}
        searchIn="Название"
        selects={[]}
        list={list}
        tiles="Проекты"
        card={project => (
          <RecordTile
            key={project.urlTranslit}
            picture={project.cover}
            name={project.projectName}
            heading={
              <ScreenLink to={projectPaths.page} params={{ slug: project.urlTranslit }}>
                {project.projectName}
              </ScreenLink>
            }
            above={formatPeriod(project.projectDateStart, project.projectDateEnd)}
            lead={project.projectLead}
          />
        )}
        texts={{
          failed: 'Не удалось загрузить проекты',
          retry: 'Попробуйте другие слова.',
          all: 'Показать все проекты',
        }}
        empty={
          <Empty title="Проектов пока нет" text="Здесь появятся рассказы о&nbsp;том, что прошло на&nbsp;площадке." />
        }
      />
    </Page>
  );
}
