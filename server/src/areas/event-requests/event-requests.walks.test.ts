import { addDays, momentOf } from '@venue/sdk';
import {
  addEventRequest,
  answerProposal,
  removeMyEventRequest,
  saveActiveEventRequest,
  saveMyEventRequest,
} from '@venue/sdk/event-requests';
import { moveEventRequest, sendProposal } from '@venue/sdk/event-requests/admin';
import { type EventRequestStatus, eventRequestMoves, eventRequestStatus } from '@venue/sdk/event-requests/model';
import { asc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { objectHistory } from '../../core/record/history.table.ts';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { eventRequest } from './event-requests.table.ts';
import { HALL, letItPass, OTHER_HALL, openHalls, proposed, wholeRequest } from './event-requests.testing.ts';

const WALKS = 1000;
const STEPS = 9;
/** Each walk has its own day and hall, so that no other walk holds its hours. */
const HALLS = [HALL, OTHER_HALL, 47, 46] as const;
const AT_ONCE = 6;

const {
  draft,
  new: submitted,
  documents,
  payment,
  areaPreparation,
  refused,
  didNotHappen,
  happened,
} = eventRequestStatus;
const over: readonly EventRequestStatus[] = [refused, didNotHappen, happened];
const given = eventRequestStatus.ids.filter(each => each > submitted);

let api: TestApi;
let staff: Person;
beforeAll(async () => {
  api = await testApi({ kind: 'postgres' });
  await openHalls(api);
  staff = await api.aStaff(['eventRequests.read', 'eventRequests.manage']);
});
afterAll(() => api.close());

const leads = (from: EventRequestStatus, to: EventRequestStatus, by: 'customer' | 'staff') =>
  eventRequestMoves.some(
    move => move.to === to && move.by.some(each => each === by) && move.from.some(each => each === from),
  );

/** The outcome of a call: `ok`, or its error code. */
const outcome = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'ok',
    (failure: { code?: string }) => failure.code ?? String(failure),
  );

const aStep = fc.record({
  chosen: fc.integer({ min: 0, max: 99 }).map(each => each / 100),
  to: fc.constantFrom(...given),
  seen: fc.constantFrom(...eventRequestStatus.ids),
});
type Step = ReturnType<(typeof aStep)['generate']>['value'];

/** `gone` if the request was removed, otherwise the status that the table of transitions leads to. */
type Stands = EventRequestStatus | 'gone';

/** One walk: the customer and staff try random calls. */
async function walk(
  number: number,
  steps: readonly Step[],
  anna: Person,
  whole: Awaited<ReturnType<typeof wholeRequest>>,
): Promise<[number, Stands]> {
  const eventRequestDateStart = momentOf(addDays('2027-01-11', Math.floor(number / HALLS.length)), 11).toISOString();
  const answers = {
    ...whole,
    eventRequestDateStart,
    eventRequestParticipantsAmount: 10,
    spaceId: HALLS[number % HALLS.length] ?? HALL,
  };
  const { id } = await api.as(anna).send(addEventRequest, { body: { ...answers, eventRequestStatus: draft } });
  let status = draft as EventRequestStatus;
  let version = 1;
  let hasAgreed = false;
  let isPast = false;
  const tries = {
    submit: async () => {
      const result = await outcome(api.as(anna).send(saveMyEventRequest, { id, body: { ...answers, version } }));
      expect(result, `${number}: sent from ${status}`).toBe(
        leads(status, submitted, 'customer') ? 'ok' : 'not_editable',
      );
      if (result === 'ok') [status, version] = [submitted, version + 1];
    },
    save: async () => {
      const body = { eventRequestStatus: draft, eventRequestTitle: `Прогулка ${number}`, version };
      const result = await outcome(api.as(anna).send(saveMyEventRequest, { id, body }));
      expect(result).toBe(status === draft ? 'ok' : 'not_editable');
      if (result === 'ok') version++;
    },
    change: async () => {
      const result = await outcome(
        api.as(anna).send(saveActiveEventRequest, { id, body: { regForm: 'Имя', version } }),
      );
      expect(result).toBe(status === draft || over.includes(status) ? 'not_editable' : 'ok');
      if (result === 'ok') version++;
    },
    move: async (to: EventRequestStatus, seen: EventRequestStatus) => {
      const reason = to === refused ? { rejectionReason: 'Занято' } : {};
      const body = { seen, status: to, ...reason };
      // In half of the walks the event is over before anybody marks it.
      if (to === happened && status === areaPreparation && number % 2 === 0 && !isPast) {
        await letItPass(api, id);
        isPast = true;
      }
      const result = await outcome(api.as(staff).send(moveEventRequest, { id, body: body as never }));
      const isMove = status !== draft && seen === status && leads(status, to, 'staff');
      // Payment may be asked for only after the customer has accepted a proposal.
      const isEarly = isMove && to === payment && !hasAgreed;
      const isAhead = isMove && to === happened && !isPast;
      const allowed = isMove && !isEarly && !isAhead;
      if (isEarly) expect(result).toBe('proposal_missing');
      if (isAhead) expect(result).toBe('event_not_over');
      expect(result === 'ok', `${number}: ${status} to ${to}, seen ${seen}: ${result}`).toBe(allowed);
      if (!allowed)
        expect([
          'not_found',
          'already_decided',
          'move_not_allowed',
          'invalid_input',
          'proposal_missing',
          'event_not_over',
        ]).toContain(result);
      else status = to;
    },
  };
  for (const { chosen, to, seen } of steps) {
    // Most steps go forward. A refusal ends a walk, so it is chosen rarely.
    const ahead = given.filter(each => leads(status, each, 'staff') && (each !== refused || seen === refused));
    if (chosen < (status === draft ? 0.7 : 0.06)) await tries.submit();
    else if (chosen < (status === draft ? 0.8 : 0.1)) await tries.save();
    else if (chosen < (status === draft ? 0.85 : 0.15)) await tries.change();
    else if (chosen < (status === draft ? 0.9 : 0.18)) {
      const result = await outcome(api.as(anna).send(removeMyEventRequest, { id }));
      expect(result).toBe(status === draft ? 'ok' : 'not_editable');
      if (result === 'ok') return [id, 'gone'];
    } else if (chosen < 0.23) await tries.move(to, seen);
    else if (chosen < 0.3 || ahead.length === 0) await tries.move(to, status);
    else {
      // In most walks the customer accepts a proposal here.
      if (status === documents && !hasAgreed && chosen < 0.9) {
        const sent = await api.as(staff).send(sendProposal, { id, body: proposed });
        await api.as(anna).send(answerProposal, { id: sent.message.proposalId, body: { accepted: true } });
        hasAgreed = true;
      }
      await tries.move(ahead[to % ahead.length] ?? to, status);
    }
  }
  return [id, status];
}

test(`of ${WALKS} random walks by customers and staff none leaves the table of transitions`, async () => {
  const whole = await wholeRequest(api);
  const ends = new Map<number, Stands>();
  const ways = fc.sample(fc.array(aStep, { minLength: STEPS, maxLength: STEPS }), { numRuns: WALKS, seed: 11 });
  let next = 0;
  const one = async () => {
    let anna = await api.aCustomer();
    // The number is taken before the first await, so that two walks cannot both pass the limit.
    for (let walked = 0, number = next++; number < WALKS; walked++, number = next++) {
      // A person may send only a few requests a day.
      if (walked % 10 === 9) anna = await api.aCustomer();
      const [id, end] = await walk(number, ways[number] ?? [], anna, whole);
      ends.set(id, end);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  expect(ends.size).toBe(WALKS);

  const rows = await api.db.select({ id: eventRequest.id, status: eventRequest.status }).from(eventRequest);
  const alive = [...ends].filter(([, end]) => end !== 'gone');
  expect(new Map(rows.map(row => [row.id, row.status]))).toEqual(new Map(alive));

  // The history of each request is a path through the table of transitions that starts with a draft.
  const steps = await api.db
    .select()
    .from(objectHistory)
    .where(eq(objectHistory.kind, 'eventRequest'))
    .orderBy(asc(objectHistory.id));
  const told = Map.groupBy(steps, step => step.objectId);
  const reached = new Set<EventRequestStatus>();
  for (const [id, end] of alive) {
    const way = (told.get(id) ?? [])
      .map(step => step.status as EventRequestStatus)
      .filter((each, at, all) => each !== all[at - 1]);
    expect([way[0], way.at(-1)]).toEqual([draft, end]);
    for (const [at, to] of way.slice(1).entries())
      expect(leads(way[at] ?? draft, to, 'staff') || leads(way[at] ?? draft, to, 'customer')).toBe(true);
    for (const each of way) reached.add(each);
  }
  // The walks have reached every status, or they prove little.
  expect([...reached].sort((a, b) => a - b)).toEqual(eventRequestStatus.ids);
}, 600_000);
