import { addResidentImage, createResident } from '@venue/sdk/residents/admin';
import { residentRecord } from '@venue/sdk/residents/kind';
import { CreatePage } from '../../app/record/form/CreatePage.tsx';
import { residentPaths } from './residents.paths.ts';

/** Adds a resident as a draft. */
export default function CreateResidentPage() {
  return (
    <CreatePage
      kind={residentRecord}
      create={createResident}
      picture={addResidentImage}
      paths={residentPaths}
      from={{ residentIsActual: true }}
      submit="Добавить черновик"
    />
  );
}
