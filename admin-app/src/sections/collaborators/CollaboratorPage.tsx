import {
  getCollaborator,
  removeCollaborator,
  removeCollaboratorImage,
  saveCollaborator,
  uploadCollaboratorImage,
} from '@venue/sdk/collaborators/admin';
import { collaboratorRecord } from '@venue/sdk/collaborators/kind';
import { Collaborator, CollaboratorFields, collaboratorRemovalConfirm, nameOf } from '@venue/sdk/collaborators/model';
import { RecordForm } from '../../app/record/form/RecordForm.tsx';
import { RemoveButton } from '../../app/record/form/RemoveButton.tsx';
import { useRecordForm } from '../../app/record/form/useRecordForm.ts';
import { useSaveCall } from '../../app/record/form/useSaveCall.ts';
import { OnePicture } from '../../app/record/pictures/OnePicture.tsx';
import { RecordColumns } from '../../app/record/RecordColumns.tsx';
import { RecordFacts } from '../../app/record/RecordFacts.tsx';
import { RecordPage } from '../../app/record/RecordPage.tsx';
import { SiteLink } from '../../app/record/SiteLink.tsx';
import { versioned } from '../../app/record/versions/versioned.ts';
import { CollaboratorFieldset } from './CollaboratorFieldset.tsx';
import { collaboratorPaths } from './collaborators.paths.ts';

const removal = { call: removeCollaborator, question: collaboratorRemovalConfirm };
const edited = versioned(CollaboratorFields);

/** One member of the team: an editor, or the facts for readers who may not change it. */
export default function CollaboratorPage() {
  return (
    <RecordPage
      kind={collaboratorRecord}
      get={getCollaborator}
      input={collaboratorId => ({ body: { collaboratorId } })}
      list={collaboratorPaths.list}
      actions={({ isPublished }) => isPublished && <SiteLink path="/team" />}
      name={({ collaboratorText }) => nameOf(collaboratorText)}
    >
      {(collaborator, { manages }) =>
        manages ? (
          <CollaboratorEditor collaborator={collaborator} />
        ) : (
          <RecordColumns kind={collaboratorRecord} id={collaborator.collaboratorId}>
            <RecordFacts
              kind={collaboratorRecord}
              record={collaborator}
              fields={['collaboratorImage', 'collaboratorText', 'collaboratorOrder']}
            />
          </RecordColumns>
        )
      }
    </RecordPage>
  );
}

function CollaboratorEditor({ collaborator }: { collaborator: Collaborator }) {
  const { collaboratorId, collaboratorImage: image } = collaborator;
  const save = useSaveCall(collaboratorRecord, saveCollaborator, collaboratorId);
  const editing = useRecordForm({
    kind: collaboratorRecord,
    record: collaborator,
    model: Collaborator,
    ...edited,
    save,
  });
  return (
    <RecordColumns
      kind={collaboratorRecord}
      id={collaboratorId}
      restore={editing.restore}
      aside={
        <OnePicture
          add={uploadCollaboratorImage}
          remove={removeCollaboratorImage}
          own={{ collaboratorId }}
          picture={image && { ...image, url: image.path }}
          label="Портрет"
        />
      }
    >
      <RecordForm
        editing={editing}
        buttons={
          <RemoveButton kind={collaboratorRecord} paths={collaboratorPaths} removal={removal} record={collaborator} />
        }
      >
        <CollaboratorFieldset />
      </RecordForm>
    </RecordColumns>
  );
}
