import { listHourPackages, removeHourPackage, saveHourPackage } from '@venue/sdk/packages/admin';
import { packageRecord } from '@venue/sdk/packages/kind';
import { packageRemovalConfirm } from '@venue/sdk/packages/model';
import { recordList } from '../../app/list/RecordList.tsx';
import { packagePaths } from './packages.paths.ts';

/** The packages that the venue sells. */
export default recordList(packageRecord, listHourPackages, {
  paths: packagePaths,
  save: saveHourPackage,
  removal: { call: removeHourPackage, question: packageRemovalConfirm },
  columns: ({ column }) => [
    column('packageTitle', { minWidth: 200, flex: 1 }),
    column('packageHours', { width: 130 }),
    column('packagePrice', { width: 140 }),
    column('packageDays', { aside: true }),
    column('isPublished', { width: 170 }),
    column('packagesSold', { width: 120 }),
    column('updatedAt', { aside: true }),
    column('packageId', { aside: true }),
  ],
  filters: ['isPublished'],
  searchLabel: 'Название или описание',
  hint: 'Продавайте часы вперёд: гости платят один раз, а\u00a0потом бронируют и\u00a0списывают часы.',
});
