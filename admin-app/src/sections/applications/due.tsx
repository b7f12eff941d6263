import { plural } from '@venue/sdk';
import { type Application, simpleRequestStatus } from '@venue/sdk/applications/model';
import { serverNow } from '@venue/shared-ui/data/serverClock.ts';
import { formatDateTime } from '@venue/shared-ui/dates/format.ts';
import { StatusChip } from '@venue/shared-ui/parts/StatusChip.tsx';

type Waiting = Pick<Application, 'requestStatus' | 'createdAt' | 'dueAt'>;

const MINUTE = 60_000;
/** Hours before it is due from which an application is marked. */
const SOON = 6;

/** A time span in its largest unit: «2 дня», «5 ч», «10 мин». */
function span(ms: number): string {
  const minutes = Math.max(1, Math.floor(ms / MINUTE));
  if (minutes < 60) return `${minutes}\u00a0мин`;
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? `${hours}\u00a0ч` : plural(Math.floor(hours / 24), 'день', 'дня', 'дней');
}

/** How long an application has waited; empty once it is done. */
export const ageOf = ({ requestStatus, createdAt }: Waiting): string =>
  requestStatus === simpleRequestStatus.done ? '' : span(serverNow() - Date.parse(createdAt));

/** When an application is to be decided; marked once that is near or past. */
export function Due({ application: { requestStatus, dueAt } }: { application: Waiting }) {
  const remaining = Date.parse(dueAt) - serverNow();
  if (requestStatus === simpleRequestStatus.done || remaining > SOON * 60 * MINUTE)
    return <span>{formatDateTime(dueAt)}</span>;
  const option =
    remaining < 0
      ? { id: 0, label: `просрочено на\u00a0${span(-remaining)}`, tone: 'bad' as const }
      : { id: 1, label: `осталось ${span(remaining)}`, tone: 'warn' as const };
  return <StatusChip option={option} />;
}
