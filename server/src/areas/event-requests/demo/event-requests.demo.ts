import { addDays, dayOf, momentOf } from '@venue/sdk';
import { type EventRequestStatus, eventRequestMoves, eventRequestStatus } from '@venue/sdk/event-requests/model';
import { asc, eq, inArray } from 'drizzle-orm';
import type { DemoData, DemoScene } from '../../../area/demo.ts';
import type { Db } from '../../../core/db/database.ts';
import { inserted } from '../../../core/db/inserted.ts';
import { objectHistory } from '../../../core/record/history.table.ts';
import { users } from '../../accounts/accounts.table.ts';
import { eventService, eventSpace } from '../../price-list/price-list.table.ts';
import { takeSpace } from '../event-requests.decision.service.ts';
import { blankAnswers, type ChoiceList, holdsSpace, requiredStages, stepWords } from '../event-requests.rules.ts';
import { eventChoice, eventRequest, eventRequestService, eventRequestStage } from '../event-requests.table.ts';
import { keepLists } from '../lists/event-requests.lists.store.ts';
import { requestData, spaceData } from './event-requests.demo.data.ts';
import type { RequestData } from './event-requests.demo.request.ts';
import { OFFICE, seedTalk } from './event-requests.demo.talk.ts';

const HOUR = 3_600_000;

/** What an event costs in each space. */
export async function seedSpaces(tx: Db): Promise<void> {
  await keepLists(tx);
  for (const { roomId, ...prices } of spaceData)
    await tx.update(eventSpace).set(prices).where(eq(eventSpace.roomId, roomId));
}

async function seedRequests(tx: Db, scene: DemoScene): Promise<void> {
  await seedSpaces(tx);
  const choices = await tx.select().from(eventChoice);
  const services = await tx.select().from(eventService);
  const people = await tx
    .select()
    .from(users)
    .where(inArray(users.id, [...scene.customerIds]))
    .orderBy(asc(users.id));
  for (const seed of requestData) {
    const owner = people.find(({ id }) => id === scene.customerIds[seed.owner]);
    if (!owner) throw new Error(`the demo has no customer ${seed.owner}`);
    const chosen = (list: ChoiceList, name: string | undefined) =>
      choices.find(each => each.list === list && each.name === name)?.id ?? null;
    await seedRequest(tx, scene, seed, {
      owner,
      values: {
        creativeId: chosen('creative', seed.creative),
        formatId: chosen('format', seed.format),
        referralId: chosen('referral', seed.referral),
        ageRestrictionId: chosen('ageRestriction', seed.age),
        admittanceId: chosen('admittance', seed.admittance),
      },
      serviceId: name => services.find(each => each.name === name)?.id,
    });
  }
}

interface Around {
  readonly owner: typeof users.$inferSelect;
  readonly values: Partial<typeof eventRequest.$inferInsert>;
  readonly serviceId: (name: string) => number | undefined;
}

async function seedRequest(tx: Db, scene: DemoScene, seed: RequestData, around: Around): Promise<void> {
  const { now, staffId } = scene;
  const { owner, values, serviceId } = around;
  const { draft, refused } = eventRequestStatus;
  const startsAt = momentOf(addDays(dayOf(now), seed.day), seed.hour);
  const steps = stepsTo(seed.status);
  const createdAt = new Date(Math.min(now.getTime(), startsAt.getTime()) - (steps.length + 4) * 26 * HOUR);
  const at = (step: number) => new Date(createdAt.getTime() + (step + 1) * 25 * HOUR);
  const row = inserted(
    await tx
      .insert(eventRequest)
      .values({
        ...values,
        userId: owner.id,
        status: seed.status,
        title: seed.title,
        contactName: [owner.lastname, owner.name, owner.middlename].join(' '),
        contactPhone: owner.phone,
        startsAt,
        participants: seed.participants,
        spaceId: seed.roomId,
        managerId: steps.length > 1 ? staffId : null,
        answers: {
          ...blankAnswers,
          eventRequestEmail: owner.email,
          eventRequestINN: '667205118046',
          eventRequestDescription: seed.description,
          eventRequestTargetAudience: seed.audience,
          eventRequestTime: seed.minutes,
          ...seed.answers,
        },
        rejectionReason: seed.status === refused ? (seed.refusal ?? '') : null,
        createdAt,
        updatedAt: steps.length === 0 ? createdAt : at(steps.length - 1),
        submittedAt: seed.status === draft ? null : at(0),
      })
      .returning(),
  );
  if (holdsSpace(row.status)) await takeSpace(tx, row, createdAt);
  const [first, last] = requiredStages;
  const stages = [{ value: first, isRequired: true }, ...seed.stages, { value: last, isRequired: true }];
  await tx.insert(eventRequestStage).values(
    stages.map((stage, index) => ({
      requestId: row.id,
      spaceId: seed.roomId,
      position: index + 1,
      value: stage.value,
      ...('start' in stage
        ? {
            timeStart: stage.start,
            timeEnd: stage.end,
            content: stage.technicalScenarioContent ?? null,
            sound: stage.technicalScenarioSound ?? null,
            light: stage.technicalScenarioLight ?? null,
          }
        : { isRequired: true }),
    })),
  );
  const ordered = seed.services.map(([name, quantity]) => {
    const id = serviceId(name);
    if (id === undefined) throw new Error(`the demo has no service ${name} in room ${seed.roomId}`);
    return { requestId: row.id, serviceId: id, quantity };
  });
  if (ordered.length > 0) await tx.insert(eventRequestService).values(ordered);
  const common = { kind: 'eventRequest' as const, objectId: row.id, ownerId: owner.id, title: seed.title };
  const mine = { ...common, byId: owner.id, who: `${owner.lastname} ${owner.name.slice(0, 1)}.` };
  const staff = { ...common, byId: staffId, who: OFFICE };
  await tx.insert(objectHistory).values([
    { ...mine, status: draft, what: stepWords.create, at: createdAt },
    ...steps.map(({ action, to }, step) => ({
      ...(step === 0 ? mine : staff),
      status: to,
      what: stepWords[action],
      comment: to === refused ? (seed.refusal ?? '') : '',
      at: at(step),
    })),
  ]);
  await seedTalk(tx, seed, { scene, requestId: row.id, owner, at: at(2) });
}

/** The moves that lead from a draft to a status, one after another. */
function stepsTo(status: EventRequestStatus): (typeof eventRequestMoves)[number][] {
  const steps: (typeof eventRequestMoves)[number][] = [];
  for (let at: EventRequestStatus = status; at !== eventRequestStatus.draft; ) {
    const step = eventRequestMoves.find(move => move.to === at && move.action !== 'takeBack');
    const [from] = step?.from ?? [];
    if (!step || from === undefined) throw new Error(`no move leads to ${at}`);
    steps.unshift(step);
    at = from;
  }
  return steps;
}

export const eventRequestsDemo: DemoData = { seed: seedRequests };
