import { limitsOf } from '@venue/sdk';
import {
  addProjectFiles,
  getProject,
  removeProject,
  removeProjectFile,
  saveProject,
  setMainProjectFile,
  uploadProjectTextFile,
} from '@venue/sdk/projects/admin';
import { projectRecord } from '@venue/sdk/projects/kind';
import { PastProject, projectLimits, projectRemovalConfirm } from '@venue/sdk/projects/model';
import { ProjectSheet } from '@venue/shared-ui/areas/projects/ProjectSheet.tsx';
import { useSendEach } from '@venue/shared-ui/data/useSendEach.ts';
import { inZone } from '@venue/shared-ui/dates/dayjs.ts';
import { PhotoGrid } from '@venue/shared-ui/parts/record/PhotoGrid.tsx';
import { oursOf } from '@venue/shared-ui/rich-text/RichText.html.ts';
import { RichText } from '@venue/shared-ui/rich-text/RichText.tsx';
import { Facts } from '../../app/record/Facts.tsx';
import { useTextPictures } from '../../app/record/form/useTextPictures.ts';
import { Gallery } from '../../app/record/pictures/Gallery.tsx';
import { ManyPictures } from '../../app/record/pictures/ManyPictures.tsx';
import { plainPage } from '../../app/record/plainPage.tsx';
import { projectPaths } from './projects.paths.ts';

/** The fallback for an empty day in the preview. */
const today = () => inZone(new Date()).format('YYYY-MM-DD');

/** One past project; a removed one is only read. */
export default plainPage(projectRecord, {
  paths: projectPaths,
  get: getProject,
  save: saveProject,
  model: PastProject,
  removal: { call: removeProject, question: projectRemovalConfirm },
  site: ({ isPublished, urlTranslit }) => isPublished && `/past-projects/${urlTranslit}`,
  isOpen: ({ isDeleted }) => !isDeleted,
  facts: ['projectName', 'isDeleted', 'projectDateStart', 'projectDateEnd', 'urlTranslit', 'projectDescription'],
  read: ({ projectImages }, rows) => (
    <>
      <Facts rows={rows} />
      <Gallery label="Картинки проекта" photos={projectImages} />
    </>
  ),
  useParts: project => {
    const { projectId, projectImages } = project;
    const add = useSendEach(addProjectFiles);
    const setMain = useSendEach(setMainProjectFile);
    const inText = useTextPictures(uploadProjectTextFile, { projectId });
    return {
      own: {
        projectDescription: props => (
          <>
            <RichText {...props} {...inText} />
            <ManyPictures
              label="Картинки"
              hint="Главная станет обложкой. Сохраняются сразу"
              pictures={projectImages}
              limit={projectLimits.images}
              limits={limitsOf(addProjectFiles)}
              add={async (file, how, before) =>
                (await add({ body: { projectId, projectFiles: [file], before } }, how)).message.projectImages
              }
              remove={removeProjectFile}
              setMain={({ fileId }) => setMain({ body: { projectId, fileId } })}
            />
          </>
        ),
      },
      preview: typed => ({
        title: typed.projectName,
        sheet: (
          <ProjectSheet
            project={{
              ...project,
              projectDateStart: typed.projectDateStart ?? today(),
              projectDateEnd: typed.projectDateEnd ?? today(),
              // The server has not sanitized this text yet.
              projectDescription: oursOf(typed.projectDescription),
            }}
            tiles={PhotoGrid}
          />
        ),
      }),
    };
  },
});
