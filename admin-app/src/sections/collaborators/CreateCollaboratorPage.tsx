import { createCollaborator, uploadCollaboratorImage } from '@venue/sdk/collaborators/admin';
import { collaboratorRecord } from '@venue/sdk/collaborators/kind';
import { CreatePage } from '../../app/record/form/CreatePage.tsx';
import { collaboratorPaths } from './collaborators.paths.ts';

/** Adds somebody at the end of the team; the site shows them once published. */
export default function CreateCollaboratorPage() {
  return (
    <CreatePage
      kind={collaboratorRecord}
      create={createCollaborator}
      picture={uploadCollaboratorImage}
      paths={collaboratorPaths}
    />
  );
}
