import {
  type EventRequest,
  type EventRequestRow,
  eventTariff,
  type Proposal,
  type RequestFile,
  type RequestPaper,
  requestPaper,
  specialService,
  type TechnicalScenarioStage,
} from '@venue/sdk/event-requests/model';
import type { Db } from '../../core/db/database.ts';
import { placesOf, presentServices, spacesInOrder } from './event-requests.offer.store.ts';
import * as parts from './event-requests.parts.store.ts';
import { blankAnswers, endedBy, requestCan } from './event-requests.rules.ts';
import type { ListedRequest, RequestDetails } from './event-requests.store.ts';
import * as lists from './lists/event-requests.lists.store.ts';
import { type ProposalRow, proposalsOf } from './proposals/event-requests.proposals.store.ts';

const instant = (at: Date | null) => at?.toISOString() ?? null;

/** A request as its customer's lists show it. */
export const presentRow = (row: ListedRequest, now: Date): EventRequestRow => ({
  eventRequestId: row.id,
  eventRequestTitle: row.title,
  eventRequestStatus: row.status,
  eventRequestDateStart: instant(row.startsAt),
  eventRequestSpace:
    row.spaceId === null
      ? null
      : {
          spaceId: row.spaceId,
          spaceName: row.spaceName ?? '',
          capacity: row.capacity ?? 0,
          seatings: row.seatings,
        },
  managerInfo: managerOf(row),
  hasReview: row.reviewedAt !== null,
  unread: row.unread,
  proposalStatus: row.proposalStatus,
  endedBy: endedBy(row),
  updatedAt: row.updatedAt.toISOString(),
  can: requestCan(row, now),
});

export const managerOf = (
  row: Pick<ListedRequest, 'managerId' | 'managerName' | 'managerLastName' | 'managerMiddleName'>,
): EventRequestRow['managerInfo'] =>
  row.managerId === null
    ? null
    : {
        managerId: row.managerId,
        managerName: row.managerName ?? '',
        managerLastName: row.managerLastName ?? '',
        managerMiddleName: row.managerMiddleName ?? '',
      };

export const presentSent = (row: parts.RequestFileRow) => ({
  fileId: row.id,
  filePath: `/api/event-request/file/${row.id}`,
  fileName: row.name,
  fileSize: row.size,
});

export const presentFile = (row: parts.RequestFileRow): RequestFile => ({
  ...presentSent(row),
  fileType: row.type,
  technicalScenarioId: row.stageId,
});

export const presentPaper = (row: parts.RequestFileRow): RequestPaper => ({
  ...presentSent(row),
  paper: row.paper ?? requestPaper.other,
  sentAt: row.uploadedAt.toISOString(),
});

export const presentProposal = (row: ProposalRow): Proposal => ({
  proposalId: row.id,
  version: row.version,
  proposalStatus: row.status,
  lines: row.lines.map(line => ({ ...line, sum: line.quantity * line.unitPrice })),
  price: row.price,
  comment: row.comment,
  who: row.who,
  sentAt: row.sentAt.toISOString(),
  answeredAt: instant(row.answeredAt),
  reason: row.reason,
});

const presentStage = (row: parts.StageTableRow): TechnicalScenarioStage => ({
  technicalScenarioId: row.id,
  ...parts.stageOf(row),
  technicalScenarioOrder: row.position,
  technicalScenarioRequired: row.isRequired,
});

/** A request with all its answers and parts. */
export async function presentRequest(db: Db, row: RequestDetails, now: Date): Promise<EventRequest> {
  // A request saved before a question existed has no answer to it.
  const { tariffId, specialServiceIds, ...plain } = { ...blankAnswers, ...row.answers };
  const { creativeId, formatId, referralId, ageRestrictionId, admittanceId } = row;
  const stages = await parts.stagesOf(db, row.id);
  const files = await parts.filesOf(db, row.id);
  const chosen = await lists.choicesByIds(
    db,
    [creativeId, formatId, referralId, ageRestrictionId, admittanceId].filter(id => id !== null),
  );
  const nameOf = (id: number) => chosen.find(each => each.id === id)?.name ?? '';
  const spaces = await spacesInOrder(db, placesOf(row.spaceId, stages));
  return {
    ...presentRow(row, now),
    ...plain,
    eventRequestFIO: row.contactName,
    eventRequestPhone: row.contactPhone,
    eventRequestParticipantsAmount: row.participants,
    creativeInfo:
      creativeId === null
        ? null
        : { eventRequestCreativeId: creativeId, eventRequestCreativeValue: nameOf(creativeId) },
    eventRequestTarif: tariffId === null ? null : { tariffId, tariffValue: eventTariff.option(tariffId).label },
    eventRequestReferral: referralId === null ? null : { referralId, referralValue: nameOf(referralId) },
    format: formatId === null ? null : { formatId, formatValue: nameOf(formatId) },
    ageRestriction:
      ageRestrictionId === null ? null : { ageRestrictionId, ageRestrictionValue: nameOf(ageRestrictionId) },
    admittance: admittanceId === null ? null : { admittanceId, admittanceValue: nameOf(admittanceId) },
    specialServices: specialServiceIds.map(id => ({
      specialServiceId: id,
      specialServiceValue: specialService.option(id).label,
    })),
    eventRequestFiles: files.filter(parts.isAnswer).map(presentFile),
    papers: files.filter(({ paper }) => paper !== null).map(presentPaper),
    proposals: (await proposalsOf(db, row.id)).map(presentProposal),
    eventRequestServices: await presentServices(db, row),
    eventRequestTechnicalScenarios: spaces.map(space => ({
      ...space,
      technicalScenarios: stages.filter(each => each.spaceId === space.spaceId).map(presentStage),
    })),
    rejectionReason: row.rejectionReason,
    version: row.version,
  };
}
