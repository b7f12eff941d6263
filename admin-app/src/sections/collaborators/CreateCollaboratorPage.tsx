import { createCollaborator, uploadCollaboratorImage } from '@venue/sdk/collaborators/admin';
import { collaboratorRecord } from '@venue/sdk/collaborators/kind';
import { CollaboratorFields } from '@venue/sdk/collaborators/model';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import { CreatePage } from '../../app/record/form/CreatePage.tsx';
import { CollaboratorFieldset } from './CollaboratorFieldset.tsx';
import { collaboratorPaths } from './collaborators.paths.ts';

/** Adds somebody at the end of the team; the site shows them once published. */
export default function CreateCollaboratorPage() {
  return (
    <CreatePage
      kind={collaboratorRecord}
      create={createCollaborator}
      picture={uploadCollaboratorImage}
      schema={CollaboratorFields}
      from={{ collaboratorText: '' }}
      list={collaboratorPaths.list}
      next={({ collaboratorId }) => href(collaboratorPaths.page, { collaboratorId })}
    >
      <CollaboratorFieldset />
    </CreatePage>
  );
}
