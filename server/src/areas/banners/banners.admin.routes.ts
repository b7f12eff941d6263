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
import { bannerMoves, type SaleBanner } from '@venue/sdk/banners/model';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { handle } from '../../core/http/handle.ts';
import { changed, writeAudit } from '../../core/record/audit.ts';
import { lastStepBy, mustBeAsSeen } from '../../core/record/decided.ts';
import { mustMove, statusSaved } from '../../core/record/moves.ts';
import { onePicture } from '../../core/record/onePicture.ts';
import { removeWithRecord } from '../../core/record/pictures.ts';
import { found, mayManage, mustBeCurrent } from '../../core/record/records.ts';
import { presentBanners } from './banners.presenter.ts';
import { auditedOf, merged, valuesOf } from './banners.rules.ts';
import * as store from './banners.store.ts';

const subject = bannerRecord.name;

const picture = onePicture({
  subject,
  field: 'saleBannerImage',
  read: store.bannerById,
  lock: store.lockBanner,
  touch: (tx, id, updatedAt) => store.changeBanner(tx, id, { updatedAt }),
});

export const bannersAdminRoutes = [
  handle(listBanners, async ({ body }, context) => {
    const { page = 1, pageSize = 25 } = body;
    const { rows, total, totalIsExact } = await store.bannersPage(context.db, { ...body, page, pageSize });
    return {
      message: { page, pageSize, total, totalIsExact },
      items: await presentBanners(context.db, rows, mayManage(context, bannerRecord)),
    };
  }),

  handle(getBanner, async ({ body: { saleBannerId } }, context) => ({
    message: await shown(context.db, context, saleBannerId),
  })),

  handle(addBanner, ({ body }, context) => {
    const { now } = context;
    return transact(context, async tx => {
      const row = await store.addBanner(tx, { ...valuesOf(body), createdAt: now, updatedAt: now });
      await writeAudit(tx, context, addBanner.id, { subject, subjectId: row.id, after: auditedOf(row) });
      return { id: row.id, message: await shown(tx, context, row.id) };
    });
  }),

  handle(saveBanner, ({ body: { saleBannerId: id, saleBannerIsActive, version, ...fields } }, context) =>
    transact(context, async tx => {
      const before = found(await store.lockBanners(tx, id));
      await mustBeCurrent(tx, context, subject, before, version, () => shown(tx, context, id));
      const isActive = statusSaved(bannerMoves, before.isActive, saleBannerIsActive);
      if (isActive) await standDown(tx, context, id);
      const after = await store.changeBanner(tx, id, {
        ...valuesOf(merged(before, fields)),
        isActive,
        version: before.version + 1,
        updatedAt: context.now,
      });
      const differs = changed(auditedOf(before), auditedOf(after));
      await writeAudit(tx, context, saveBanner.id, { subject, subjectId: id, ...differs });
      return { message: await shown(tx, context, id) };
    }),
  ),

  handle(activateBanner, ({ body }, context) => decide(context, { ...body, call: activateBanner, isActive: true })),

  handle(deactivateBanner, ({ body }, context) =>
    decide(context, { ...body, call: deactivateBanner, isActive: false }),
  ),

  handle(removeBanner, ({ body: { saleBannerId: id } }, context) =>
    transact(context, async tx => {
      const before = found(await store.lockBanner(tx, id));
      await removeWithRecord(tx, context.ports.files, { owner: subject, id });
      await store.dropBanner(tx, id);
      await writeAudit(tx, context, removeBanner.id, { subject, subjectId: id, before: auditedOf(before) });
      return { message: { success: true } };
    }),
  ),

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
    const before = found(await store.lockBanners(tx, id));
    await mustBeAsSeen(seen, before.isActive, () =>
      lastStepBy(tx, context, { subject, id, what: before.isActive ? 'Активирован' : 'Деактивирован' }),
    );
    mustMove(bannerMoves, 'staff', before.isActive, isActive);
    if (isActive) await standDown(tx, context, id);
    const after = await store.changeBanner(tx, id, { isActive, updatedAt: context.now });
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

async function shown(db: Db, context: Context, id: number): Promise<SaleBanner> {
  const row = found(await store.bannerById(db, id));
  return found((await presentBanners(db, [row], mayManage(context, bannerRecord)))[0]);
}
