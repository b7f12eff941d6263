import { reminderTimes } from '@venue/sdk/notices/model';
import { and, eq, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Reminding } from '../../area/reminding.ts';
import { outbox } from '../../core/db/core.table.ts';
import type { Db } from '../../core/db/database.ts';
import { remindedUntil } from '../../core/night.ts';
import { noticeChoice } from '../accounts/accounts.choices.table.ts';
import { reminder } from './notices.table.ts';

const HOUR_MS = 3_600_000;
/** How many things are read at once. */
export const MOST = 50;

/** A thing that its person is to be reminded of now. */
export interface Due {
  readonly id: number;
  readonly at: Date;
  /** What has the same text here is told of in one message. */
  readonly whose: string;
  /** The reminders that are due: the first ones of them, if the server was away, are settled by the last. */
  readonly hours: readonly number[];
}

const epoch = sql.raw('(extract(epoch from thing.at) * 1000)::float8');
const text = (at: Date) => sql`${at.toISOString()}::timestamptz`;

/** The soonest things of a kind whose reminder is due and not written; none at night. */
export async function dueOf(db: Db, { kind, upcoming }: Reminding, now: Date): Promise<Due[]> {
  const { choices, usual, settled } = reminderTimes[kind];
  const steps = choices.flatMap(hours => {
    const until = remindedUntil(now, hours);
    return until ? [{ hours, until }] : [];
  });
  if (steps.length === 0) return [];
  const last = new Date(Math.max(...steps.map(({ until }) => until.getTime())));
  const { rows } = await db.execute<{ id: number; at: number; whose: string; hours: number[] }>(sql`
    select thing.id, ${epoch} as at, thing.whose, array_agg(step.hours) as hours
    from (${upcoming(now, last)}) as thing
    join (values ${sql.join(
      steps.map(({ hours, until }) => sql`(${hours}::int, ${text(until)})`),
      sql`, `,
    )}) as step(hours, until) on thing.at <= step.until
    left join ${noticeChoice} as choice on choice.user_id = thing.user_id and choice.about = ${kind}
    where thing.at > ${text(now)}
      and choice.channel is distinct from 'none'
      and step.hours = any(coalesce(choice.hours, ${sql.param([...usual])}::int[]))
      and thing.since <= thing.at - make_interval(hours => step.hours + ${settled}::int)
      and thing.since <= ${text(new Date(now.getTime() - settled * HOUR_MS))}
      and not exists (
        select 1 from ${reminder}
        where ${reminder.kind} = ${kind} and ${reminder.subjectId} = thing.id
          and ${reminder.at} = thing.at and ${reminder.hours} = step.hours)
    group by thing.id, thing.at, thing.whose
    order by thing.at, thing.whose, thing.id
    limit ${MOST}`);
  return rows.map(({ at, ...row }) => ({ ...row, at: new Date(at) }));
}

/** Those of the things that still stand at their moment. */
export async function standing<T extends Pick<Due, 'id' | 'at'>>(
  db: Db,
  { upcoming }: Reminding,
  things: readonly T[],
  now: Date,
): Promise<T[]> {
  // guard: notices.reminders.test.ts
  if (things.length === 0) return [];
  const last = new Date(Math.max(...things.map(({ at }) => at.getTime())));
  const { rows } = await db.execute<{ id: number; at: number }>(sql`
    select thing.id, ${epoch} as at from (${upcoming(now, last)}) as thing
    where thing.id = any(${sql.param(things.map(({ id }) => id))}::int[])`);
  const keys = new Set(rows.map(({ id, at }) => `${id} ${at}`));
  return things.filter(({ id, at }) => keys.has(`${id} ${at.getTime()}`));
}

/** Notes the reminders of a thing as written; false if another server has. */
export async function claim(tx: Db, kind: Reminding['kind'], { id, at, hours }: Due, now: Date): Promise<boolean> {
  const rows = await tx
    .insert(reminder)
    .values(hours.map(each => ({ kind, subjectId: id, at, hours: each, writtenAt: now })))
    .onConflictDoNothing()
    .returning({ hours: reminder.hours });
  return rows.length > 0;
}

const ofThings = (kind: Reminding['kind'], things: readonly Pick<Due, 'id' | 'at'>[]) =>
  and(eq(reminder.kind, kind), or(...things.map(({ id, at }) => and(eq(reminder.subjectId, id), eq(reminder.at, at)))));

/** Notes the rows of the outbox of a reminder. */
export const setMessages = (tx: Db, kind: Reminding['kind'], things: readonly Due[], messages: readonly number[]) =>
  tx
    .update(reminder)
    .set({ messages: [...messages] })
    .where(ofThings(kind, things));

/** Reminders of a kind that could not be sent yet. */
export async function unsentOf(db: Db, kind: Reminding['kind'], now: Date) {
  return db
    .selectDistinct({ id: reminder.subjectId, at: reminder.at, messages: reminder.messages })
    .from(reminder)
    .innerJoin(outbox, sql`${outbox.id} = any(${reminder.messages})`)
    .where(and(eq(reminder.kind, kind), gt(reminder.at, now), isNull(outbox.sentAt), isNotNull(outbox.dueAt)));
}

/** Takes an unsent reminder back, for all things it is about: those that still stand are reminded of anew. */
export async function withdraw(tx: Db, messages: readonly number[], now: Date): Promise<void> {
  const rows = await tx
    .update(outbox)
    .set({ dueAt: null, droppedAt: now, body: sql`coalesce(${outbox.keptBody}, ${outbox.body})` })
    .where(and(inArray(outbox.id, [...messages]), isNull(outbox.sentAt), isNotNull(outbox.dueAt)))
    .returning({ id: outbox.id });
  // What has left by one channel is not written anew.
  if (rows.length === messages.length)
    await tx.delete(reminder).where(eq(reminder.messages, sql`${sql.param([...messages])}::int[]`));
}
