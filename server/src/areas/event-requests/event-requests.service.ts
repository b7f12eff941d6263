import { ApiFailure, type Parsed } from '@venue/sdk';
import {
  type addEventRequest,
  type noAnswers,
  type saveActiveEventRequest,
  type saveMyEventRequest,
  submitFaults,
} from '@venue/sdk/event-requests';
import {
  type EventRequest,
  eventDuration,
  eventRequestStatus,
  preparationFaults,
  spanOfDays,
  stageFaults,
} from '@venue/sdk/event-requests/model';
import { actorOf, type Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { noteStep } from '../../core/record/history.ts';
import { recordFields } from '../../core/record/recordFields.ts';
import { mustBeCurrent, mustExist } from '../../core/record/records.ts';
import { tellUpdated } from './event-requests.notify.service.ts';
import { moveOrders, saveOrders } from './event-requests.orders.service.ts';
import * as parts from './event-requests.parts.store.ts';
import { presentRequest } from './event-requests.presenter.ts';
import {
  type Answers,
  answersIn,
  blankAnswers,
  type ChoiceList,
  notListed,
  requestCan,
  requiredStages,
  stepWords,
} from './event-requests.rules.ts';
import * as store from './event-requests.store.ts';
import { eventRequest } from './event-requests.table.ts';
import { mayBegin, maySend } from './limits/event-requests.limits.service.ts';
import * as lists from './lists/event-requests.lists.store.ts';

type Body =
  | Parsed<typeof addEventRequest>['body']
  | Parsed<typeof saveMyEventRequest>['body']
  | Parsed<typeof saveActiveEventRequest>['body'];

export const wrong = (fields: Record<string, string>) => new ApiFailure('invalid_input', { fields });

/** The actor's own request, locked. Throws `not_found` for anybody else's. */
export async function takeOwn(tx: Db, context: Context, id: number): Promise<store.EventRequestTableRow> {
  const row = await store.lockRequest(tx, id);
  if (row?.userId !== actorOf(context).userId) throw new ApiFailure('not_found');
  return row;
}

/** A request as its customer reads it. */
export async function shown(db: Db, context: Context, id: number): Promise<EventRequest> {
  return presentRequest(db, mustExist(await store.requestById(db, id)), context.now);
}

const chosenFrom = {
  eventRequestCreativeId: 'creative',
  formatId: 'format',
  referralId: 'referral',
  ageRestrictionId: 'ageRestriction',
  admittanceId: 'admittance',
} as const satisfies Readonly<Record<string, ChoiceList>>;

/** The answers with columns of their own: lists show, search and sort by them. */
const inColumns = recordFields<Omit<typeof noAnswers, keyof Answers | 'eventRequestServices' | 'technicalScenarios'>>()(
  eventRequest,
  {
    eventRequestTitle: 'title',
    eventRequestFIO: 'contactName',
    eventRequestPhone: 'contactPhone',
    eventRequestDateStart: {
      column: 'startsAt',
      toColumn: start => (start === null ? null : new Date(start)),
      toField: start => start?.toISOString() ?? null,
    },
    eventRequestParticipantsAmount: 'participants',
    eventRequestCreativeId: 'creativeId',
    managerId: 'managerId',
    spaceId: 'spaceId',
    formatId: 'formatId',
    referralId: 'referralId',
    ageRestrictionId: 'ageRestrictionId',
    admittanceId: 'admittanceId',
  },
);

/** The answers that decide how many hours an event takes beside its own. */
const prepared: ReadonlySet<string> = new Set<keyof Answers>([
  'eventRequestDays',
  'eventRequestPreparationTimeBefore',
  'eventRequestPreparationTimeAfter',
]);

/** Columns and answers from the body; omitted ones stay as they are. Throws when an id is not in its list. */
async function valuesOf(tx: Db, body: Body, before: Answers) {
  await checkChoices(tx, body);
  const columns = inColumns.valuesOf(body);
  const sent = answersIn(body);
  const answers = { ...before, ...sent };
  // A save may send a part of them; what was saved before this rule stays until it is changed.
  if (Object.keys(sent).some(name => prepared.has(name))) {
    const faults = preparationFaults(answers);
    if (Object.keys(faults).length > 0) throw wrong(faults);
  }
  // For an event of several days, its days give the start and the length.
  const several = answers.eventDuration === eventDuration.multiDay ? spanOfDays(answers.eventRequestDays ?? []) : null;
  if (!several) return { ...columns, answers };
  const { eventRequestDateStart: startsAt, eventRequestTime: length } = several;
  return { ...columns, startsAt: new Date(startsAt), answers: { ...answers, eventRequestTime: length } };
}

async function checkChoices(tx: Db, body: Partial<Parsed<typeof saveMyEventRequest>['body']>): Promise<void> {
  const fields: Record<string, string> = {};
  const named = Object.entries(chosenFrom).flatMap(([field, list]) => {
    const id = body[field as keyof typeof chosenFrom];
    return typeof id === 'number' ? [{ field, list, id }] : [];
  });
  const rows = await lists.choicesByIds(
    tx,
    named.map(each => each.id),
  );
  for (const { field, list, id } of named)
    if (!rows.some(row => row.id === id && row.list === list)) fields[field] = notListed;
  const { spaceId, managerId } = body;
  if (typeof spaceId === 'number' && (await lists.spacesOf(tx, [spaceId])).length === 0) fields.spaceId = notListed;
  if (typeof managerId === 'number' && !(await lists.managers(tx)).some(each => each.managerId === managerId))
    fields.managerId = notListed;
  if (Object.keys(fields).length > 0) throw wrong(fields);
}

/**
 * Moves stages and orders to the new space of a request. The first space adds the required stages; a service is ordered
 * again if the new space offers one of the same name.
 */
async function followSpace(tx: Db, { id, spaceId }: store.EventRequestTableRow, before: number | null): Promise<void> {
  if (spaceId === null || spaceId === before) return;
  const stages = await parts.stagesOf(tx, id);
  if (before === null && !stages.some(each => each.isRequired)) return addRequired(tx, id, spaceId);
  const left = before ?? stages.find(each => each.isRequired)?.spaceId ?? spaceId;
  // Stages already in the new space are placed after those that move there.
  const standing = stages.filter(each => each.spaceId === spaceId);
  const coming = stages.filter(each => each.spaceId === left);
  if (left !== spaceId) {
    await parts.placeStages(
      tx,
      standing.map((each, index) => ({ id: each.id, position: coming.length + index + 1 })),
    );
    await parts.moveStages(tx, id, left, spaceId);
  }
  await moveOrders(tx, id, left, spaceId);
}

async function addRequired(tx: Db, requestId: number, spaceId: number): Promise<void> {
  const standing = await parts.countStages(tx, requestId, spaceId);
  await parts.shiftStages(tx, { requestId, spaceId, from: 1, by: 1 });
  const [first, last] = requiredStages;
  await parts.addStage(tx, { requestId, spaceId, position: 1, value: first, isRequired: true });
  await parts.addStage(tx, { requestId, spaceId, position: standing + 2, value: last, isRequired: true });
}

/** Saves the orders and stages in the body; omitted ones stay as they are. */
async function saveParts(tx: Db, row: store.EventRequestTableRow, body: Body): Promise<void> {
  await saveOrders(tx, row, body.eventRequestServices ?? []);
  await saveStages(tx, row, body);
}

async function saveStages(tx: Db, row: store.EventRequestTableRow, { technicalScenarios: sent = [] }: Body) {
  if (sent.length === 0) return;
  const stages = await parts.stagesOf(tx, row.id);
  for (const [index, stage] of sent.entries()) {
    if (!stages.some(each => each.id === stage.technicalScenarioId))
      throw wrong({ [`technicalScenarios.${index}.technicalScenarioId`]: 'Такого этапа в\u00a0заявке нет' });
    await parts.changeStage(tx, stage.technicalScenarioId, stage);
  }
  const wanted = new Map(sent.map(each => [each.technicalScenarioId, each.technicalScenarioOrder]));
  const places = [...Map.groupBy(stages, each => each.spaceId).values()].flatMap(those =>
    those
      .toSorted(
        (a, b) => (wanted.get(a.id) ?? a.position) - (wanted.get(b.id) ?? b.position) || a.position - b.position,
      )
      .map(({ id }, index) => ({ id, position: index + 1 })),
  );
  await parts.placeStages(tx, places);
}

/**
 * Throws `invalid_input` for a request with faults. The text for a stage in `technicalScenarios` is put beside its
 * field, for any other stage beside `elsewhere`.
 */
export async function mustBeSound(
  tx: Db,
  context: Context,
  id: number,
  { technicalScenarios = [] }: Pick<Body, 'technicalScenarios'> = {},
  elsewhere = 'technicalScenarios',
): Promise<void> {
  const request = await shown(tx, context, id);
  const fields = submitFaults(request, request.eventRequestSpace ?? undefined, context.now);
  const sent = technicalScenarios.map(each => each.technicalScenarioId);
  for (const place of request.eventRequestTechnicalScenarios)
    for (const { technicalScenarioId, field, text } of stageFaults(place.technicalScenarios, request)) {
      const index = sent.indexOf(technicalScenarioId);
      fields[index < 0 ? elsewhere : `technicalScenarios.${index}.${field}`] = text;
    }
  if (Object.keys(fields).length > 0) throw wrong(fields);
}

/** Writes a step of a request's life into its history. */
export async function note(
  tx: Db,
  context: Context,
  row: store.EventRequestTableRow,
  what: string,
  comment = '',
): Promise<void> {
  await noteStep(tx, context, {
    kind: 'eventRequest',
    objectId: row.id,
    ownerId: row.userId,
    title: row.title,
    status: row.status,
    what,
    comment,
  });
}

/** Begins a request as a draft. Throws `draft_limit`. */
export async function begin(
  tx: Db,
  context: Context,
  { draftKey, ...body }: Parsed<typeof addEventRequest>['body'],
): Promise<store.EventRequestTableRow> {
  const { now } = context;
  const { userId } = actorOf(context);
  await mayBegin(tx, userId);
  const row = await store.addRequest(tx, {
    title: '',
    contactName: '',
    contactPhone: '',
    ...(await valuesOf(tx, body, blankAnswers)),
    userId,
    draftKey: draftKey ?? null,
    createdAt: now,
    updatedAt: now,
  });
  await followSpace(tx, row, null);
  await saveParts(tx, row, body);
  return row;
}

/** Saves the body to a request, which the caller holds locked. Throws `conflict` if it is based on another version. */
export async function save(
  tx: Db,
  context: Context,
  before: store.EventRequestTableRow,
  body: Body & { readonly version: number | undefined },
): Promise<store.EventRequestTableRow> {
  await mustBeCurrent(tx, context, 'eventRequest', before, body.version, () => shown(tx, context, before.id));
  const after = await store.changeRequest(tx, before.id, {
    ...(await valuesOf(tx, body, before.answers)),
    version: before.version + 1,
    updatedAt: context.now,
  });
  await followSpace(tx, after, before.spaceId);
  await saveParts(tx, after, body);
  return after;
}

/** Submits a saved draft. Throws `invalid_input` for its faults, and `request_limit`. */
export async function submit(tx: Db, context: Context, draft: store.EventRequestTableRow, body: Body): Promise<void> {
  await mustBeSound(tx, context, draft.id, body);
  await maySend(tx, draft.userId, context.now);
  const row = await store.changeRequest(tx, draft.id, { status: eventRequestStatus.new, submittedAt: context.now });
  await note(tx, context, row, stepWords.submit);
  tellUpdated(tx, context, row);
}

/** Throws `move_not_allowed` for a request that its customer may not call off: a draft, one that has begun or ended. */
export function mustBeAhead(row: store.EventRequestTableRow, now: Date): void {
  if (!requestCan(row, now).includes('callOff')) throw new ApiFailure('move_not_allowed');
}

/** Writes into the history that the customer called a request off, and why. */
export const noteCallOff = (tx: Db, context: Context, row: store.EventRequestTableRow): Promise<void> =>
  note(tx, context, row, stepWords.callOff, row.callOffReason ?? '');

/** The link to a request for its customer. */
export const requestLink = ({ publicUrl }: Pick<Context['config'], 'publicUrl'>, id: number): string =>
  `${publicUrl}/app/account/requests/edit/${id}`;
