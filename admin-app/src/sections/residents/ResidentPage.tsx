import { ApiFailure } from '@venue/sdk';
import { getResident } from '@venue/sdk/residents/admin';
import { residentStatus } from '@venue/sdk/residents/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Empty } from '@venue/shared-ui/parts/Empty.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/ErrorNote.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { TextSkeleton } from '@venue/shared-ui/parts/Skeletons.tsx';
import { StatusChip } from '@venue/shared-ui/parts/StatusChip.tsx';
import { numberIn } from '@venue/shared-ui/shell/numberIn.ts';
import { useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { useParams } from 'react-router-dom';
import { useMay } from '../../app/frame/useWho.ts';
import { lastListUrl } from '../../app/list/lastListUrl.ts';
import { ResidentEditor } from './ResidentEditor.tsx';
import { ResidentSheet } from './ResidentSheet.tsx';
import { residents } from './residents.section.ts';

/** One resident, to be edited by whoever may. */
export default function ResidentPage() {
  const residentId = numberIn(useParams().residentId);
  const manages = useMay()('residents.manage');
  const { data, error, refetch } = useCall(
    getResident,
    { body: { residentId: residentId ?? 0 } },
    { enabled: residentId !== null },
  );
  const resident = data?.message;
  const gone = residentId === null || (error instanceof ApiFailure && error.status === 404);
  return (
    <Page
      {...useScreen()}
      lead={resident?.residentName}
      actions={
        resident && (
          <div>
            <StatusChip option={residentStatus.option(resident.residentStatus)} />
          </div>
        )
      }
    >
      {gone ? (
        <Empty
          title="Такого резидента нет"
          text="Проверьте номер в&nbsp;адресе: возможно, он набран с&nbsp;ошибкой."
          action={<Button to={lastListUrl(residents.path)}>К&nbsp;списку</Button>}
        />
      ) : resident ? (
        manages ? (
          <ResidentEditor key={resident.residentId} resident={resident} />
        ) : (
          <ResidentSheet resident={resident} />
        )
      ) : error ? (
        <ErrorNote error={error} title="Не удалось загрузить резидента" retry={() => void refetch()} />
      ) : (
        <TextSkeleton lines={12} />
      )}
    </Page>
  );
}
