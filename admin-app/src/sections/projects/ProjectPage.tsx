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
import { ProjectFields as Fields, PastProject, projectLimits, projectRemovalConfirm } from '@venue/sdk/projects/model';
import { ProjectSheet } from '@venue/shared-ui/areas/projects/ProjectSheet.tsx';
import { useSendEach } from '@venue/shared-ui/data/useSendEach.ts';
import { inZone } from '@venue/shared-ui/dates/dayjs.ts';
import { PhotoGrid } from '@venue/shared-ui/parts/record/PhotoGrid.tsx';
import { oursOf } from '@venue/shared-ui/rich-text/RichText.html.ts';
import { RichText } from '@venue/shared-ui/rich-text/RichText.tsx';
import { RecordForm } from '../../app/record/form/RecordForm.tsx';
import { RemoveButton } from '../../app/record/form/RemoveButton.tsx';
import { useRecordForm } from '../../app/record/form/useRecordForm.ts';
import { useSaveCall } from '../../app/record/form/useSaveCall.ts';
import { Gallery } from '../../app/record/pictures/Gallery.tsx';
import { ManyPictures } from '../../app/record/pictures/ManyPictures.tsx';
import { RecordColumns } from '../../app/record/RecordColumns.tsx';
import { RecordFacts } from '../../app/record/RecordFacts.tsx';
import { RecordPage } from '../../app/record/RecordPage.tsx';
import { SiteLink } from '../../app/record/SiteLink.tsx';
import { versioned } from '../../app/record/versions/versioned.ts';
import { ProjectFields } from './ProjectFields.tsx';
import { projectPaths } from './projects.paths.ts';

const removal = { call: removeProject, question: projectRemovalConfirm };
const edited = versioned(Fields);
const facts = [
  'projectName',
  'isDeleted',
  'projectDateStart',
  'projectDateEnd',
  'urlTranslit',
  'projectDescription',
] as const;

/** One past project: an editor, or read-only facts if the user may not change it or it was removed. */
export default function ProjectPage() {
  return (
    <RecordPage
      kind={projectRecord}
      get={getProject}
      input={projectId => ({ body: { projectId } })}
      list={projectPaths.list}
      actions={({ isPublished, urlTranslit }) => isPublished && <SiteLink path={`/past-projects/${urlTranslit}`} />}
    >
      {(project, { manages }) =>
        manages && !project.isDeleted ? (
          <ProjectEditor project={project} />
        ) : (
          <RecordColumns kind={projectRecord} id={project.projectId}>
            <RecordFacts kind={projectRecord} record={project} fields={facts} />
            <Gallery label="Картинки проекта" photos={project.projectImages} />
          </RecordColumns>
        )
      }
    </RecordPage>
  );
}

/** The fallback for an empty day in the preview. */
const today = () => inZone(new Date()).format('YYYY-MM-DD');

function ProjectEditor({ project }: { project: PastProject }) {
  const { projectId, projectImages } = project;
  const save = useSaveCall(projectRecord, saveProject, projectId);
  const editing = useRecordForm({ kind: projectRecord, record: project, model: PastProject, ...edited, save });
  const add = useSendEach(addProjectFiles);
  const setMain = useSendEach(setMainProjectFile);
  const inText = useSendEach(uploadProjectTextFile);
  return (
    <RecordColumns kind={projectRecord} id={projectId} restore={editing.restore}>
      <RecordForm
        editing={editing}
        preview={typed => ({
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
        })}
        buttons={<RemoveButton kind={projectRecord} paths={projectPaths} removal={removal} record={project} />}
      >
        <ProjectFields />
        <RichText
          name="projectDescription"
          label={projectRecord.fields.projectDescription.label}
          placeholder="Что это было, кто пришёл и&nbsp;что запомнилось"
          hint="Картинка из&nbsp;буфера или с&nbsp;диска встанет туда, где стоит курсор"
          imageLimits={limitsOf(uploadProjectTextFile)}
          uploadImage={async (file, how) => {
            const { message } = await inText({ body: { file, projectId } }, how);
            return { url: message.path, alt: '' };
          }}
          optional
        />
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
      </RecordForm>
    </RecordColumns>
  );
}
