import type { Reply } from '@venue/sdk';
import { eventRefundPercent } from '@venue/sdk/cancellations/model';
import type { getEventRequest, listEventRequests } from '@venue/sdk/event-requests/admin';
import type { EventRequestStatus } from '@venue/sdk/event-requests/model';
import type { Db } from '../../core/db/database.ts';
import { historyOf } from '../../core/record/history.ts';
import { eventHoursOf } from '../bookings/bookings.events.store.ts';
import type { FiledRequest } from './event-requests.admin.store.ts';
import { clashesAhead, estimateOf, timesOf } from './event-requests.estimate.store.ts';
import { isIssued } from './event-requests.issued.store.ts';
import { presentRequest, presentRow } from './event-requests.presenter.ts';
import { holdsSpace, isHeld, shareBack, staffMoves } from './event-requests.rules.ts';
import type { RequestDetails } from './event-requests.store.ts';

type Row = Reply<typeof listEventRequests>['items'][number];
/** By whom and when a request is read; `isBare` if nothing was issued about it. */
interface Seen {
  readonly now: Date;
  readonly mayManage: boolean;
  readonly isBare?: boolean;
}

type Whole = Reply<typeof getEventRequest>['message'];

const moneyOf = (
  { startsAt }: FiledRequest,
  { sum, isClosed, unpaid, received, keptUntil }: NonNullable<FiledRequest['eventMoney']>,
  now: Date,
) => ({
  unpaid,
  received,
  keptUntil: new Date(keptUntil).toISOString(),
  refundByTerms: shareBack({ received, sum }, isClosed ? 100 : eventRefundPercent(startsAt ?? now, now)),
});

const forStaff = (row: FiledRequest, { now, mayManage, isBare }: Seen) => ({
  userId: row.userId,
  userName: row.userName,
  userPhone: row.userPhone,
  accountState: row.accountState,
  contactName: row.contactName,
  contactPhone: row.contactPhone,
  participants: row.participants,
  // A check constraint sets `submittedAt` for submitted rows; `createdAt` only satisfies the type.
  submittedAt: (row.submittedAt ?? row.createdAt).toISOString(),
  proposal: row.proposalStatus === null ? null : { proposalStatus: row.proposalStatus, price: row.proposalPrice ?? 0 },
  eventMoney: row.eventMoney && moneyOf(row, row.eventMoney, now),
  moves:
    mayManage && row.calledOffAt === null
      ? staffMoves(row.status, { isHeld: isHeld(timesOf({ ...row, answers: row.times }), now), isBare })
      : [],
  can: [],
});

/** A request in the lists of staff. */
export const presentFiledRow = (row: FiledRequest, seen: Seen): Row => ({
  ...presentRow(row, row.updatedAt),
  ...forStaff(row, seen),
});

/** A whole request as staff read it. */
export async function presentFiled(
  db: Db,
  row: FiledRequest & RequestDetails,
  { now, mayManage }: { now: Date; mayManage: boolean },
): Promise<Whole> {
  const steps = await historyOf(db, 'eventRequest', row.id);
  const staff = forStaff(row, { now, mayManage, isBare: !(await isIssued(db, row.id)) });
  return {
    ...(await presentRequest(db, row, now)),
    ...staff,
    callOffReason: row.callOffReason,
    estimate: await estimateOf(db, row),
    clashes: staff.moves.length === 0 || holdsSpace(row.status) ? [] : await clashesAhead(db, row, now),
    hours: (await eventHoursOf(db, row.id)).map(each => each.toISOString()),
    history: steps.map(({ status, what, comment, who, at }) => ({
      // Only values of this enumeration are ever written here.
      eventRequestStatus: status as EventRequestStatus,
      what,
      comment,
      who,
      at: at.toISOString(),
    })),
  };
}
