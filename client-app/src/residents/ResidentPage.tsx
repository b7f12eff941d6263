import { getPublicResident } from '@venue/sdk/residents';
import { ResidentSheet } from '@venue/shared-ui/areas/residents/ResidentSheet.tsx';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Flow } from '@venue/shared-ui/parts/Flow.tsx';
import { numberIn } from '@venue/shared-ui/shell/numberIn.ts';
import { useParams } from 'react-router-dom';
import { PublicRecord } from '../app/records/PublicRecord.tsx';
import { roomPaths } from '../rooms/rooms.paths.ts';
import { visitingPaths } from '../visiting/visiting.paths.ts';
import { residentPaths } from './residents.paths.ts';

/** A resident of the venue, for everybody. */
export default function ResidentPage() {
  const id = numberIn(useParams().residentId);
  const reply = useCall(getPublicResident, { residentId: id ?? 0 }, { enabled: id !== null });
  return (
    <PublicRecord
      reply={reply}
      nameless={id === null}
      list={residentPaths.list}
      titleOf={resident => resident.residentName}
      texts={{ gone: 'Резидент не найден', failed: 'Не удалось загрузить резидента' }}
    >
      {resident => (
        <ResidentSheet resident={resident}>
          <Flow gap={12}>
            <Button variant="contained" to={visitingPaths.contacts.path}>
              Как пройти
            </Button>
            <Button variant="outlined" to={roomPaths.map.path}>
              План площадки
            </Button>
          </Flow>
        </ResidentSheet>
      )}
    </PublicRecord>
  );
}
