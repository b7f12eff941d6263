import type { EventRequestRow } from '@venue/sdk/event-requests/model';
import { requestStatusOf } from '@venue/shared-ui/areas/event-requests/requestStatus.ts';
import { formatDate, formatDayAndTime } from '@venue/shared-ui/dates/format.ts';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import { Link } from 'react-router-dom';
import { RecordCard } from '../../app/records/RecordCard.tsx';
import { eventRequestPaths } from '../event-requests.paths.ts';
import { nextOf } from '../next.ts';
import { RequestActions } from './RequestActions.tsx';

/** A request in a list: its status, when and where, what happens next, and what may be done. */
export function RequestCard({ row }: { row: EventRequestRow }) {
  const { eventRequestId, eventRequestTitle, eventRequestDateStart, eventRequestSpace, managerInfo } = row;
  const where = [
    eventRequestDateStart ? formatDayAndTime(eventRequestDateStart) : 'Дата не\u00a0выбрана',
    eventRequestSpace?.spaceName,
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    <RecordCard
      heading={
        <Link to={href(eventRequestPaths.edit, { eventRequestId })} state={{ status: row.eventRequestStatus }}>
          №&nbsp;{eventRequestId} · {eventRequestTitle || 'Без названия'}
        </Link>
      }
      option={requestStatusOf(row)}
      actions={<RequestActions row={row} listed />}
    >
      <p>{where}</p>
      {row.unread > 0 && (
        <p>
          <b>Новых сообщений: {row.unread}</b>
        </p>
      )}
      {managerInfo && (
        <p>
          Менеджер: {managerInfo.managerLastName} {managerInfo.managerName}
        </p>
      )}
      <p>
        {nextOf(row)} Изменена {formatDate(row.updatedAt)}.
      </p>
    </RecordCard>
  );
}
