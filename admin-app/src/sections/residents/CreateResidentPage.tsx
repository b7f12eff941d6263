import { addResidentImage, createResident } from '@venue/sdk/residents/admin';
import { residentRecord } from '@venue/sdk/residents/kind';
import { ResidentFields } from '@venue/sdk/residents/model';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import { CreatePage } from '../../app/record/form/CreatePage.tsx';
import { ResidentFieldset } from './ResidentFieldset.tsx';
import { residentPaths } from './residents.paths.ts';

const empty = { residentName: '', residentDescription: '', residentSiteUrl: '', residentIsActual: true };

/** Adds a resident as a draft. */
export default function CreateResidentPage() {
  return (
    <CreatePage
      kind={residentRecord}
      create={createResident}
      picture={addResidentImage}
      schema={ResidentFields}
      from={empty}
      list={residentPaths.list}
      next={({ residentId }) => href(residentPaths.page, { residentId })}
      submit="Добавить черновик"
    >
      <ResidentFieldset />
    </CreatePage>
  );
}
