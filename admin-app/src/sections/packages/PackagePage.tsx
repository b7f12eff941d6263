import { getHourPackage, removeHourPackage, saveHourPackage } from '@venue/sdk/packages/admin';
import { packageRecord } from '@venue/sdk/packages/kind';
import { HourPackage, packageRemovalConfirm } from '@venue/sdk/packages/model';
import { plainPage } from '../../app/record/plainPage.tsx';
import { packageInputs } from './packageInputs.tsx';
import { packagePaths } from './packages.paths.ts';
import { SellPackage } from './SellPackage.tsx';

/** One package, and its sale at the desk. */
export default plainPage(packageRecord, {
  paths: packagePaths,
  get: getHourPackage,
  save: saveHourPackage,
  model: HourPackage,
  removal: { call: removeHourPackage, question: packageRemovalConfirm },
  site: () => '/packages',
  isVersioned: false,
  useParts: () => ({ own: packageInputs }),
  beside: record => record.isPublished && <SellPackage record={record} />,
});
