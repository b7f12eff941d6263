import { addResidentImage, getResident, removeResidentImage, saveResident } from '@venue/sdk/residents/admin';
import { residentRecord } from '@venue/sdk/residents/kind';
import { asDescription, Resident, residentStatus } from '@venue/sdk/residents/model';
import { ResidentSheet } from '@venue/shared-ui/areas/residents/ResidentSheet.tsx';
import { oursOf } from '@venue/shared-ui/rich-text/RichText.html.ts';
import { Facts } from '../../app/record/Facts.tsx';
import { plainPage } from '../../app/record/plainPage.tsx';
import { UserLink } from '../users/users.view.ts';
import { residentPaths } from './residents.paths.ts';
import { SubmittedPanel } from './SubmittedPanel.tsx';

const customerOf = ({ userId, userName, accountState }: Resident) =>
  userId !== null && <UserLink {...{ userId, accountState }} name={userName || `№\u00a0${userId}`} />;

/** One resident. */
export default plainPage(residentRecord, {
  paths: residentPaths,
  get: getResident,
  save: saveResident,
  model: Resident,
  picture: {
    of: ({ residentImage }) => residentImage,
    add: addResidentImage,
    remove: removeResidentImage,
    hint: 'Логотип или фото. Сохраняется сразу, новая заменяет прежнюю.',
  },
  site: ({ residentId, residentStatus: status, residentIsActual }) =>
    status === residentStatus.published && residentIsActual && `/residents/${residentId}`,
  read: (resident, rows) => <Facts rows={[...rows, [residentRecord.fields.userName.label, customerOf(resident)]]} />,
  useParts: (resident, { form: { methods } }) => ({
    preview: typed => ({
      title: typed.residentName,
      sheet: (
        <ResidentSheet
          // The server has not sanitized this text yet.
          resident={{ ...resident, ...typed, residentDescription: oursOf(typed.residentDescription) }}
        />
      ),
    }),
    below: resident.submitted && (
      <SubmittedPanel
        {...resident}
        submitted={resident.submitted}
        takeOver={({ residentName, residentDescription, residentSiteUrl }) => {
          methods.setValue('residentName', residentName, { shouldDirty: true, shouldValidate: true });
          methods.setValue('residentDescription', asDescription(residentDescription), { shouldDirty: true });
          methods.setValue('residentSiteUrl', residentSiteUrl, { shouldDirty: true });
        }}
      />
    ),
  }),
});
