import { ApiFailure, mayMove } from '@venue/sdk';
import {
  addBrand,
  addCompany,
  findBrands,
  getBrand,
  listActivities,
  listBrands,
  listMyBrands,
  listMyCompanies,
  removeBrand,
  saveBrand,
  sendBrandForVerification,
  suggestAddress,
} from '@venue/sdk/brands';
import { brandGaps, brandMoves, brandRemovable, brandStatus } from '@venue/sdk/brands/model';
import { actorOf } from '../../core/context.ts';
import { brokenConstraint, transact } from '../../core/db/transact.ts';
import { handle, handlePublished } from '../../core/http/handle.ts';
import { forgetApproved, lastApproved } from '../../core/record/history.ts';
import { dropPictures } from '../../core/record/images.ts';
import { pictureFilesIn, removeWithRecord } from '../../core/record/pictures.ts';
import { countAttempt } from '../../core/security/attempts.ts';
import { lockUser } from '../accounts/accounts.store.ts';
import { openApplication } from '../applications/applications.service.ts';
import * as companies from '../profile/companies.store.ts';
import { photosOf, presentBrand, presentBrandRows } from './brands.presenter.ts';
import { note, reload, takeToEdit, valuesOf } from './brands.service.ts';
import * as store from './brands.store.ts';

const PAGE_SIZE = 25;
const MOST_COMPANIES = 20;
// A person who types an address makes a request or two a second; a program that copies the register makes more.
const ADDRESS_LIMITS = [{ most: 60, seconds: 60 }] as const;

export const brandsRoutes = [
  handle(listMyBrands, async ({ body }, context) => {
    const { page = 1, pageSize = PAGE_SIZE, brandStatus: status, search, sort, order } = body;
    const listQuery = { page, pageSize, status, search, sort, order, userId: actorOf(context).userId };
    const { rows, total } = await store.brandsPage(context.db, listQuery);
    return {
      message: { page, pageSize, total, totalIsExact: true },
      items: await presentBrandRows(context.db, rows, () => 'owner'),
    };
  }),

  handle(listBrands, async ({ body }, context) => {
    const { page = 1, pageSize = PAGE_SIZE, activityKindId: kindId, search, sort, order } = body;
    const listQuery = { page, pageSize, status: brandStatus.verified, kindId, search, sort, order };
    const { rows, total } = await store.brandsPage(context.db, listQuery);
    return {
      message: { page, pageSize, total, totalIsExact: true },
      items: await presentBrandRows(context.db, rows, readerOf(actorOf(context).userId)),
    };
  }),

  handle(findBrands, async ({ query: { search } }, context) => {
    const { userId } = actorOf(context);
    const rows = await store.findBrands(context.db, userId, search.trim());
    return { message: { brands: await presentBrandRows(context.db, rows, readerOf(userId)) } };
  }),

  handle(getBrand, async ({ id }, context) => {
    const { userId } = actorOf(context);
    const row = await store.brandById(context.db, id);
    if (!row || (row.userId !== userId && row.status !== brandStatus.verified)) throw new ApiFailure('not_found');
    return { message: await presentBrand(context.db, row, readerOf(userId)(row)) };
  }),

  handle(addBrand, ({ body }, context) => {
    const { userId } = actorOf(context);
    const { now } = context;
    return transact(context, async tx => {
      const values = await valuesOf(tx, userId, body);
      const row = await store.addBrand(tx, { ...values, userId, createdAt: now, updatedAt: now });
      await store.setActivities(tx, row.id, body.activityKindIds);
      await note(tx, context, row, 'create');
      return { id: row.id, message: await presentBrand(tx, await reload(tx, row.id), 'owner') };
    });
  }),

  handle(saveBrand, ({ id, body }, context) => {
    const brandId = id;
    return transact(context, async tx => {
      const row = await takeToEdit(tx, context, brandId, body.version);
      const values = await valuesOf(tx, row.userId, body);
      await store.changeBrand(tx, brandId, { ...values, version: row.version + 1, updatedAt: context.now });
      await store.setActivities(tx, brandId, body.activityKindIds);
      return { message: await presentBrand(tx, await reload(tx, brandId), 'owner') };
    });
  }),

  handle(sendBrandForVerification, ({ body: { brandId } }, context) => {
    const { userId } = actorOf(context);
    const { now } = context;
    return transact(context, async tx => {
      const row = await store.lockBrand(tx, brandId);
      if (row?.userId !== userId) throw new ApiFailure('not_found');
      if (!mayMove(brandMoves, 'send', row.status)) throw new ApiFailure('move_not_allowed');
      const fields = brandGaps(await presentBrand(tx, await reload(tx, brandId), 'owner'));
      if (Object.keys(fields).length > 0) throw new ApiFailure('invalid_input', { fields });
      const sent = await store.changeBrand(tx, brandId, {
        status: brandStatus.onVerification,
        rejectionReason: null,
        sentAt: now,
        updatedAt: now,
      });
      await note(tx, context, sent, 'send');
      const isAmendment = (await lastApproved(tx, 'brand', brandId)) !== undefined;
      const about = { kind: 'brand', objectId: brandId, title: sent.name } as const;
      await openApplication(tx, now, { ...about, userId, isAmendment });
      return { message: await presentBrand(tx, await reload(tx, brandId), 'owner') };
    });
  }),

  handle(removeBrand, ({ body: { brandId } }, context) => {
    const { userId } = actorOf(context);
    const { files } = context.ports;
    return transact(context, async tx => {
      const row = await store.lockBrand(tx, brandId);
      if (row?.userId !== userId) throw new ApiFailure('not_found');
      if (!brandRemovable.includes(row.status)) throw new ApiFailure('not_editable');
      await store.removeBrand(tx, brandId);
      await removeWithRecord(tx, files, photosOf(brandId));
      await dropPictures(tx, files, pictureFilesIn(await forgetApproved(tx, 'brand', brandId)));
      return { message: { success: true } };
    }).catch((error: unknown) => {
      throw brokenConstraint(error)?.endsWith('_brand_id_brand_id_fk') ? new ApiFailure('in_use') : error;
    });
  }),

  handlePublished(listActivities, async (_input, { db }) => ({
    message: { activities: await store.activityKinds(db) },
  })),

  handle(suggestAddress, async ({ body: { search } }, context) => {
    await countAttempt(context.db, `address:${actorOf(context).userId}`, context.now, ADDRESS_LIMITS);
    return { message: { addresses: await context.ports.lookup.addresses(search.trim()) } };
  }),

  handle(listMyCompanies, async (_input, context) => {
    const rows = await companies.companiesOf(context.db, actorOf(context).userId);
    return { message: { companies: rows.map(companies.presentCompany) } };
  }),

  handle(addCompany, ({ body }, context) => {
    const { userId } = actorOf(context);
    return transact(context, async tx => {
      await lockUser(tx, userId);
      const own = await companies.companiesOf(tx, userId);
      const same = own.find(row => row.inn === body.INN && row.details.KPP === body.KPP);
      if (same) return { message: companies.presentCompany(same) };
      if (own.length >= MOST_COMPANIES)
        throw new ApiFailure('invalid_input', { fields: { INN: `Не больше ${MOST_COMPANIES} организаций` } });
      return { message: companies.presentCompany(await companies.addCompany(tx, userId, body)) };
    });
  }),
];

const readerOf = (userId: number) => (row: { readonly userId: number }) => (row.userId === userId ? 'owner' : 'guest');
