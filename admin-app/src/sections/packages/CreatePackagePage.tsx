import { createHourPackage } from '@venue/sdk/packages/admin';
import { packageRecord } from '@venue/sdk/packages/kind';
import { CreatePage } from '../../app/record/form/CreatePage.tsx';
import { packageInputs } from './packageInputs.tsx';
import { packagePaths } from './packages.paths.ts';

/** Adds a package, which is not on sale yet. */
export default function CreatePackagePage() {
  return <CreatePage kind={packageRecord} create={createHourPackage} paths={packagePaths} own={packageInputs} />;
}
