import { momentOf } from '@venue/sdk';
import {
  addEventRequest,
  addScenarioStage,
  saveActiveEventRequest,
  saveMyEventRequest,
} from '@venue/sdk/event-requests';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApi, testApi } from '../../testing/api.ts';
import { HALL, myRequest, openHalls, wholeRequest } from './event-requests.testing.ts';

const RUNS = 250;
const DAYS = ['2026-12-22', '2026-12-23'] as const;

let api: TestApi;
beforeAll(async () => {
  api = await testApi({ kind: 'postgres' });
  await openHalls(api);
});
afterAll(() => api.close());

// Times in quarters of an hour around the venue's day, so that many cases are at a limit or just past it.
const quarter = (from: number, to: number) => fc.integer({ min: from * 4, max: to * 4 }).map(each => each * 15);
const textOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
// `at` is when the stage begins, in minutes from the start of its day of the event; negative is before it.
const aStage = fc.record({
  at: quarter(-1, 4),
  length: fc.constantFrom(-15, 0, 15, 30, 45, 60),
  isOpen: fc.constantFrom(false, false, false, true),
  day: fc.constantFrom(0, 0, 0, 1, 1, 2),
});
const aDay = fc.record({ from: quarter(9, 15), length: fc.constantFrom(60, 120, 180, 240, 300) });
const anAsked = fc.record({
  several: fc.boolean(),
  days: fc.tuple(aDay, aDay),
  before: fc.constantFrom(0, 30, 60),
  after: fc.constantFrom(0, 30, 60),
  stages: fc.array(aStage, { minLength: 1, maxLength: 3 }),
  later: aStage,
});
type DrawnRequest = typeof anAsked extends fc.Arbitrary<infer T> ? T : never;
type DrawnStage = DrawnRequest['stages'][number];
interface Stage extends DrawnStage {
  /** When the stage begins, in minutes from midnight. */
  readonly from: number;
}

const placed = ({ several, days }: DrawnRequest, stage: DrawnStage): Stage => ({
  ...stage,
  from: Math.max(0, (days[several ? Math.min(stage.day, 1) : 0]?.from ?? 0) + stage.at),
});
const dayOf = ({ several }: DrawnRequest, { day }: Stage) =>
  several ? (DAYS.find((_, at) => at === day) ?? null) : null;

/** The rules of the specification, checked minute by minute without using the server's rules. */
function isSound(asked: DrawnRequest, stages: readonly Stage[]): boolean {
  const { several, days, before, after } = asked;
  for (const { from, length } of several ? days : days.slice(0, 1))
    if (length <= 0 || from < 9 * 60 || from >= 18 * 60 || from + length > 18 * 60) return false;
  const minutes = new Map<string, number>();
  for (const stage of stages) {
    const at = several ? DAYS.indexOf((dayOf(asked, stage) ?? '') as (typeof DAYS)[number]) : 0;
    const day = days[at];
    if (!day) return false;
    const [from, to] = [stage.from, stage.isOpen ? stage.from : stage.from + stage.length];
    if (!stage.isOpen && to <= from) return false;
    if (from < day.from - before || to > day.from + day.length + after) return false;
    for (let minute = from; minute < Math.max(to, from + 1); minute++)
      minutes.set(`${at} ${minute}`, (minutes.get(`${at} ${minute}`) ?? 0) + 1);
  }
  return [...minutes.values()].every(count => count === 1);
}

/** Stages of submitted requests that break the rules, found by SQL, independently of the server's rules. */
const unsound = sql`
  with stage as (
    select s.*, r.starts_at, r.answers,
           coalesce(s.day, (r.starts_at at time zone 'Asia/Yekaterinburg')::date) as on_day,
           s.time_start::time as begins, coalesce(nullif(s.time_end, ''), s.time_start)::time as ends
    from event_request_stage s join event_request r on r.id = s.request_id
    where r.status <> 1 and s.time_start <> '')
  select a.id from stage a join stage b
    on a.request_id = b.request_id and a.space_id = b.space_id and a.on_day = b.on_day and a.id < b.id
   and ((a.begins < b.ends and b.begins < a.ends) or a.begins = b.begins)
  union all
  select id from stage where time_end <> '' and ends <= begins
  union all
  select id from stage where (answers->>'eventDuration')::int = 1
     and (on_day + begins < (starts_at at time zone 'Asia/Yekaterinburg') - make_interval(mins => (answers->>'eventRequestPreparationTimeBefore')::int)
      or on_day + ends > (starts_at at time zone 'Asia/Yekaterinburg') + make_interval(mins => (answers->>'eventRequestTime')::int + (answers->>'eventRequestPreparationTimeAfter')::int))
  union all
  select id from stage where (answers->>'eventDuration')::int = 2 and not exists (
    select from jsonb_to_recordset(answers->'eventRequestDays') as d(day date, "timeStart" time, "timeEnd" time)
    where d.day = stage.day
      and stage.begins >= d."timeStart" - make_interval(mins => (answers->>'eventRequestPreparationTimeBefore')::int)
      and stage.ends <= d."timeEnd" + make_interval(mins => (answers->>'eventRequestPreparationTimeAfter')::int))`;

test('no request the venue has taken has stages that cross or lie outside its day, and every sound one is taken', async () => {
  const whole = await wholeRequest(api);
  const counts = { taken: 0, refused: 0, changed: 0 };
  const check = async (asked: DrawnRequest) => {
    const stages = asked.stages.map(each => placed(asked, each));
    const later = placed(asked, asked.later);
    // A new customer for each request, because a person may send only a few a day.
    const anna = await api.aCustomer();
    const { id } = await api.as(anna).send(addEventRequest, { body: { eventRequestStatus: 1, spaceId: HALL } });
    const add = (stage: Stage) =>
      api.as(anna).send(addScenarioStage, {
        body: {
          ...{ eventRequestId: id, spaceId: HALL, technicalScenarioOrder: 2, technicalScenarioValue: 'Этап' },
          technicalScenarioTimeStart: textOf(stage.from),
        },
      });
    const ids: number[] = [];
    for (const stage of stages) ids.push((await add(stage)).id);
    const sent = async (wanted: readonly Stage[]) => {
      const request = await myRequest(api, anna, id);
      return {
        version: request.version,
        technicalScenarios: request.eventRequestTechnicalScenarios
          .flatMap(place => place.technicalScenarios)
          .flatMap(({ technicalScenarioRequired: _, ...row }) => {
            const stage = wanted[ids.indexOf(row.technicalScenarioId)];
            return stage
              ? [
                  {
                    ...row,
                    technicalScenarioDay: dayOf(asked, stage),
                    technicalScenarioTimeStart: textOf(stage.from),
                    technicalScenarioTimeEnd: stage.isOpen ? '' : textOf(stage.from + stage.length),
                  },
                ]
              : [];
          }),
      };
    };
    const [first] = asked.days;
    const body = {
      ...whole,
      eventDuration: asked.several ? (2 as const) : (1 as const),
      eventRequestDays: asked.several
        ? asked.days.map(({ from, length }, at) => ({
            ...{ day: DAYS[at] ?? '', timeStart: textOf(from), timeEnd: textOf(from + length) },
          }))
        : [],
      eventRequestDateStart: new Date(momentOf(DAYS[0], 0).getTime() + first.from * 60_000).toISOString(),
      eventRequestTime: Math.max(1, first.length),
      eventRequestPreparationTimeBefore: asked.before,
      eventRequestPreparationTimeAfter: asked.after,
      ...(await sent(stages)),
    };
    const accepted = (call: Promise<unknown>) =>
      call.then(
        () => true,
        failure => {
          if ((failure as { code?: string }).code !== 'invalid_input') throw failure;
          return false;
        },
      );
    // The body cannot express an event without a length, because it sends at least one minute.
    fc.pre(asked.several || first.length > 0);
    const taken = await accepted(api.as(anna).send(saveMyEventRequest, { id, body }));
    expect(taken).toBe(isSound(asked, stages));
    counts[taken ? 'taken' : 'refused']++;
    if (!taken) return;
    // A submitted request stays valid whatever is changed afterwards.
    const [, ...rest] = stages;
    const changed = [later, ...rest];
    const after = await accepted(api.as(anna).send(saveActiveEventRequest, { id, body: await sent(changed) }));
    expect(after).toBe(isSound(asked, changed));
    if (after) counts.changed++;
    await accepted(add(later));
  };
  await fc.assert(fc.asyncProperty(anAsked, check), { numRuns: RUNS, seed: 5, endOnFailure: true });
  expect((await api.db.execute(unsound)).rows).toEqual([]);
  // There are enough accepted and refused cases, or the test proves little.
  expect(Math.min(counts.taken, counts.refused, counts.changed)).toBeGreaterThan(RUNS / 25);
}, 600_000);
