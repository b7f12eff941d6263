import { addResidentImage, getResident, removeResidentImage, saveResident } from '@venue/sdk/residents/admin';
import { residentRecord } from '@venue/sdk/residents/kind';
import { asDescription, Resident, ResidentFields, residentStatus } from '@venue/sdk/residents/model';
import { ResidentSheet } from '@venue/shared-ui/areas/residents/ResidentSheet.tsx';
import { oursOf } from '@venue/shared-ui/rich-text/RichText.html.ts';
import { Facts } from '../../app/record/Facts.tsx';
import { RecordForm } from '../../app/record/form/RecordForm.tsx';
import { useRecordForm } from '../../app/record/form/useRecordForm.ts';
import { useSaveCall } from '../../app/record/form/useSaveCall.ts';
import { OnePicture } from '../../app/record/pictures/OnePicture.tsx';
import { RecordColumns } from '../../app/record/RecordColumns.tsx';
import { factsOf } from '../../app/record/RecordFacts.tsx';
import { RecordPage } from '../../app/record/RecordPage.tsx';
import { SiteLink } from '../../app/record/SiteLink.tsx';
import { versioned } from '../../app/record/versions/versioned.ts';
import { UserLink } from '../users/users.view.ts';
import { ResidentFieldset } from './ResidentFieldset.tsx';
import { residentPaths } from './residents.paths.ts';
import { SubmittedPanel } from './SubmittedPanel.tsx';

const edited = versioned(ResidentFields);
const facts = ['residentImage', 'residentName', 'residentDescription', 'residentSiteUrl', 'residentIsActual'] as const;

/** One resident: an editor, or the facts for readers who may not change it. */
export default function ResidentPage() {
  return (
    <RecordPage
      kind={residentRecord}
      get={getResident}
      input={residentId => ({ body: { residentId } })}
      list={residentPaths.list}
      actions={({ residentId, residentStatus: status, residentIsActual }) =>
        status === residentStatus.published && residentIsActual && <SiteLink path={`/residents/${residentId}`} />
      }
    >
      {(resident, { manages }) =>
        manages ? (
          <ResidentEditor resident={resident} />
        ) : (
          <RecordColumns kind={residentRecord} id={resident.residentId}>
            <Facts
              rows={[
                ...factsOf(residentRecord, resident, facts),
                [residentRecord.fields.userName.label, customerOf(resident)],
              ]}
            />
          </RecordColumns>
        )
      }
    </RecordPage>
  );
}

const customerOf = ({ userId, userName, accountState }: Resident) =>
  userId !== null && <UserLink {...{ userId, accountState }} name={userName || `№\u00a0${userId}`} />;

function ResidentEditor({ resident }: { resident: Resident }) {
  const { residentId, residentImage, submitted } = resident;
  const save = useSaveCall(residentRecord, saveResident, residentId);
  const editing = useRecordForm({ kind: residentRecord, record: resident, model: Resident, ...edited, save });
  const { setValue } = editing.form.methods;
  const takeOver = (own: NonNullable<Resident['submitted']>) => {
    setValue('residentName', own.residentName, { shouldDirty: true, shouldValidate: true });
    setValue('residentDescription', asDescription(own.residentDescription), { shouldDirty: true });
    setValue('residentSiteUrl', own.residentSiteUrl, { shouldDirty: true });
  };
  return (
    <RecordColumns
      kind={residentRecord}
      id={residentId}
      restore={editing.restore}
      aside={
        <OnePicture
          add={addResidentImage}
          remove={removeResidentImage}
          own={{ residentId }}
          picture={residentImage}
          hint="Логотип или фото. Сохраняется сразу, новая заменяет прежнюю."
        />
      }
      below={submitted && <SubmittedPanel {...resident} submitted={submitted} takeOver={() => takeOver(submitted)} />}
    >
      <RecordForm
        editing={editing}
        preview={typed => ({
          title: typed.residentName,
          sheet: (
            <ResidentSheet
              // The server has not sanitized this text yet.
              resident={{ ...resident, ...typed, residentDescription: oursOf(typed.residentDescription) }}
            />
          ),
        })}
      >
        <ResidentFieldset />
      </RecordForm>
    </RecordColumns>
  );
}
