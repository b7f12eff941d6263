import {
  activateBanner,
  addBanner,
  addBannerImage,
  deactivateBanner,
  getBanner,
  listBanners,
  removeBanner,
  saveBanner,
} from '@venue/sdk/banners/admin';
import { bannerRecord } from '@venue/sdk/banners/kind';
import { bannerMoves } from '@venue/sdk/banners/model';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { handle } from '../../core/http/handle.ts';
import { changed, writeAudit } from '../../core/record/audit.ts';
import { lastStepBy, mustBeAsSeen } from '../../core/record/decided.ts';
import { mustMove, statusSaved } from '../../core/record/moves.ts';
import { mustBeCurrent, mustExist } from '../../core/record/records.ts';
import { auditedOf, merged, valuesOf } from './banners.rules.ts';
import { banners } from './banners.service.ts';
import * as store from './banners.store.ts';

const subject = bannerRecord.name;

const picture = banners.picture('saleBannerImage');

export const bannersAdminRoutes = [
  handle(listBanners, ({ body }, context) => banners.list(context, body)),

  handle(getBanner, ({ body: { saleBannerId } }, context) => banners.read(context, saleBannerId)),

  handle(addBanner, ({ body }, context) => banners.create(context, addBanner, valuesOf(body))),

  handle(saveBanner, ({ body: { saleBannerId: id, saleBannerIsActive, version, ...fields } }, context) =>
    transact(context, async tx => {
      const before = mustExist(await store.lockBanners(tx, id));
      await mustBeCurrent(tx, context, subject, before, version, () => banners.shown(tx, context, id));
      const isActive = statusSaved(bannerMoves, before.isActive, saleBannerIsActive);
      if (isActive) await standDown(tx, context, id);
      const values = { ...valuesOf(merged(before, fields)), isActive };
      const after = await store.bannerStore.save(tx, before, context.now, values);
      const differs = changed(auditedOf(before), auditedOf(after));
      await writeAudit(tx, context, saveBanner.id, { subject, subjectId: id, ...differs });
      return { message: await banners.shown(tx, context, id) };
    }),
  ),

  handle(activateBanner, ({ body }, context) => decide(context, { ...body, call: activateBanner, isActive: true })),

  handle(deactivateBanner, ({ body }, context) =>
    decide(context, { ...body, call: deactivateBanner, isActive: false }),
  ),

  handle(removeBanner, ({ body: { saleBannerId } }, context) => banners.remove(context, removeBanner, saleBannerId)),

  handle(addBannerImage, ({ body: { file, saleBannerId } }, context) =>
    picture.put(context, addBannerImage, saleBannerId, file),
  ),
];

interface Decision {
  readonly saleBannerId: number;
  /** The state the user saw when deciding. */
  readonly seen: boolean | undefined;
  readonly isActive: boolean;
  readonly call: { readonly id: string };
}

const decide = (context: Context, { saleBannerId: id, seen, isActive, call }: Decision) =>
  transact(context, async tx => {
    const before = mustExist(await store.lockBanners(tx, id));
    await mustBeAsSeen(seen, before.isActive, () =>
      lastStepBy(tx, context, { subject, id, what: before.isActive ? 'Активирован' : 'Деактивирован' }),
    );
    mustMove(bannerMoves, 'staff', before.isActive, isActive);
    // guard: banners.admin.test.ts
    if (isActive) await standDown(tx, context, id);
    const after = await store.bannerStore.touch(tx, id, context.now, { isActive });
    await writeAudit(tx, context, call.id, { subject, subjectId: id, ...changed(auditedOf(before), auditedOf(after)) });
    return { message: { success: true } };
  });

/** Deactivates another active banner, so that this one can be active, and records that in the audit log. */
async function standDown(tx: Db, context: Context, id: number): Promise<void> {
  const former = await store.deactivateOthers(tx, id, context.now);
  if (former === undefined) return;
  const change = { before: { saleBannerIsActive: true }, after: { saleBannerIsActive: false } };
  await writeAudit(tx, context, deactivateBanner.id, { subject, subjectId: former, ...change });
}
