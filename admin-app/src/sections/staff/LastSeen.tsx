import type { StaffMember } from '@venue/sdk/staff/model';
import { serverNow } from '@venue/shared-ui/data/serverClock.ts';
import { formatDateTime } from '@venue/shared-ui/dates/format.ts';
import { StatusChip } from '@venue/shared-ui/parts/StatusChip.tsx';

type Seen = Pick<StaffMember, 'lastSeenAt' | 'invitedUntil'>;

/** The last sign-in of a colleague, or that they have not set a password yet. */
export function LastSeen({ lastSeenAt, invitedUntil }: Seen) {
  if (invitedUntil === null) return <>{lastSeenAt === null ? '—' : formatDateTime(lastSeenAt)}</>;
  const late = Date.parse(invitedUntil) <= serverNow();
  return (
    <StatusChip
      option={
        late
          ? { id: 'late', label: 'Приглашение истекло', tone: 'bad' }
          : { id: 'waits', label: 'Ждём пароль', tone: 'warn' }
      }
    />
  );
}
