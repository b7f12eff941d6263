import { isDeepStrictEqual } from 'node:util';
import { ApiFailure } from '@venue/sdk';
import { isKindName, type KindName } from '@venue/sdk/kinds';
import {
  getVersion,
  listPublicationPlans,
  listVersions,
  planPublication,
  restoreVersionPictures,
} from '@venue/sdk/versions/admin';
import type { Area } from '../../area/area.ts';
import { type Versioned, versionedIn } from '../../area/versioned.ts';
import { actorOf, type Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { inTransaction, transact } from '../../core/db/transact.ts';
import { authorize } from '../../core/http/authorize.ts';
import { handle } from '../../core/http/handle.ts';
import { changed, writeAudit } from '../../core/record/audit.ts';
import { changesOf } from '../../core/record/changes.ts';
import { picturesOf, putPictures } from '../../core/record/pictures.ts';
import { mustExist } from '../../core/record/records.ts';
import { keptPictures, lastVersions, versionOf } from '../../core/record/versions.ts';
import { mustFit, notWhole, type PlanInput, pictureChangesOf, presentPicture } from './versions.rules.ts';
import * as store from './versions.store.ts';

/** Calls for the versions of published records, and for planning when a record is published and withdrawn. */
export const versionsRoutes = (areas: readonly Area[]) => routesFor(versionedIn(areas));

const routesFor = (kinds: ReadonlyMap<KindName, Versioned>) => {
  /** A kind that keeps versions. Throws unless the actor has the right. */
  const sourceOf = (context: Context, kind: string, right: 'read' | 'manage'): Versioned => {
    const source = mustExist(isKindName(kind) ? kinds.get(kind) : undefined);
    authorize(source.kind[right], context.actor);
    return source;
  };

  return [
    handle(listVersions, async ({ kind, id, query: { most } }, context) => {
      const source = sourceOf(context, kind, 'read');
      const { db } = context;
      const rows = await lastVersions(db, source.kind.name, id, most + 1);
      const names = await namesOf(context, rows.slice(0, most));
      return {
        message: {
          versions: rows.slice(0, most).map(({ number, at, byId, data, pictures }, index) => ({
            number,
            at: at.toISOString(),
            who: byId === null ? null : (names.get(byId) ?? null),
            changes: number === 1 ? [] : changesOf(rows[index + 1]?.data ?? {}, data),
            pictureChanges: pictureChangesOf(rows[index + 1]?.pictures ?? null, pictures),
          })),
          more: rows.length > most,
          isShown: (await source.read(db, id))?.isShown ?? false,
          isPlanned: source.turns !== undefined,
        },
      };
    }),

    handle(getVersion, async ({ kind, id, versionId: number }, context) => {
      const source = sourceOf(context, kind, 'read');
      const { data, pictures } = mustExist(await versionOf(context.db, source.kind.name, id, number));
      return { message: { number, data, pictures: pictures?.map(presentPicture) ?? null } };
    }),

    handle(restoreVersionPictures, ({ kind, id, versionId: number }, context) => {
      const source = sourceOf(context, kind, 'manage');
      return transact(context, async tx => {
        await restorePictures(tx, context, source, id, number);
        return { message: { success: true } };
      });
    }),

    handle(listPublicationPlans, async ({ kind }, context) => {
      const source = sourceOf(context, kind, 'read');
      const rows = await store.plansOf(context.db, source.kind.name);
      const names = await namesOf(context, rows);
      return {
        message: {
          plans: rows.map(({ objectId, publishAt, withdrawAt, byId, refusal }) => ({
            id: objectId,
            publishAt: publishAt?.toISOString() ?? null,
            withdrawAt: withdrawAt?.toISOString() ?? null,
            who: names.get(byId) ?? '',
            refusal,
          })),
        },
      };
    }),

    handle(planPublication, ({ kind, id, body }, context) => {
      const source = sourceOf(context, kind, 'manage');
      const plan = {
        publishAt: body.publishAt === null ? null : new Date(body.publishAt),
        withdrawAt: body.withdrawAt === null ? null : new Date(body.withdrawAt),
      };
      return transact(context, async tx => {
        await store.lockRecord(tx, source, id);
        const subject = source.kind.name;
        const before = await store.planFor(tx, subject, id);
        await replacePlan(tx, context, source, id, plan);
        await writeAudit(tx, context, planPublication.id, {
          subject,
          subjectId: id,
          before: { publishAt: before?.publishAt ?? null, withdrawAt: before?.withdrawAt ?? null },
          after: plan,
        });
        return { message: { success: true } };
      });
    }),
  ];
};

async function restorePictures(tx: Db, context: Context, source: Versioned, id: number, number: number) {
  const subject = source.kind.name;
  const of = { owner: subject, id };
  await store.lockRecord(tx, source, id);
  // guard: versions.pictures.test.ts
  if (mustExist(await source.read(tx, id)).isRemoved) throw new ApiFailure('not_found');
  const { data, pictures } = mustExist(await versionOf(tx, subject, id, number));
  // A version from before pictures were kept has none to restore.
  if (!pictures) throw new ApiFailure('not_found');
  if (isDeepStrictEqual(pictures, await keptPictures(tx, subject, id))) return;
  const before = { [source.pictures]: await picturesOf(tx, of) };
  await putPictures(tx, context.ports.files, of, pictures, context.now);
  await source.pictured?.(tx, id, data);
  await store.touchRecord(tx, source, id, context.now);
  const after = { [source.pictures]: await picturesOf(tx, of) };
  await writeAudit(tx, context, restoreVersionPictures.id, { subject, subjectId: id, ...changed(before, after) });
}

async function replacePlan(tx: Db, context: Context, source: Versioned, id: number, plan: PlanInput): Promise<void> {
  const { turns, kind } = source;
  const { isShown } = mustExist(await source.read(tx, id));
  if (plan.publishAt === null && plan.withdrawAt === null) return store.dropPlan(tx, kind.name, id);
  if (!turns) throw new ApiFailure('move_not_allowed');
  mustFit(plan, isShown, context.now);
  const [turn, field] = isShown ? ([turns.withdraw, 'withdrawAt'] as const) : ([turns.publish, 'publishAt'] as const);
  await rehearse(tx, point => turn(point, context, id)).catch((problem: unknown) => {
    if (!(problem instanceof ApiFailure) || problem.code !== 'invalid_input') throw problem;
    throw new ApiFailure('invalid_input', { fields: { [field]: notWhole } });
  });
  await store.putPlan(tx, { kind: kind.name, objectId: id, ...plan, byId: actorOf(context).userId });
}

class Rehearsed extends Error {}

/** Runs the work and rolls it back, so that what would be refused at its moment is refused now. */
async function rehearse(tx: Db, work: (tx: Db) => Promise<unknown>): Promise<void> {
  try {
    await inTransaction(tx, async point => {
      await work(point);
      throw new Rehearsed();
    });
  } catch (error) {
    if (!(error instanceof Rehearsed)) throw error;
  }
}

/** The names of the members of staff in these rows, each looked up once. */
async function namesOf({ db, staffNameOf }: Context, rows: readonly { readonly byId: number | null }[]) {
  const ids = new Set(rows.flatMap(({ byId }) => byId ?? []));
  const names = new Map<number, string>();
  for (const id of ids) names.set(id, await staffNameOf(db, id));
  return names;
}
