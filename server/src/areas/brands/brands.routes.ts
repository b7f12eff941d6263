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
import { handle } from '../../core/http/handle.ts';
import { numberOf } from '../../core/http/numberOf.ts';
import { announce } from '../../core/publish.ts';
import { forgetApproved, lastApproved } from '../../core/record/history.ts';
import { dropPictures } from '../../core/record/images.ts';
import { pictureFilesIn, removePictures } from '../../core/record/pictures.ts';
import { openApplication } from '../applications/applications.service.ts';
import { countAttempt } from '../auth/attempts.store.ts';
import { lockUser } from '../users/users.store.ts';
import { photosOf, showBrand, showBrandRows } from './brands.presenter.ts';
import { note, reload, takeToEdit, valuesOf } from './brands.service.ts';
import * as store from './brands.store.ts';
import * as companies from './companies.store.ts';

const PAGE_SIZE = 25;
const MOST_COMPANIES = 20;
// A person who types an address makes a request or two a second; a program that copies the register makes more.
const ADDRESS_LIMITS = [{ most: 60, seconds: 60 }] as const;

export const brandsRoutes = [
  handle(listMyBrands, async ({ body }, scope) => {
    const { page = 1, pageSize = PAGE_SIZE, brandStatus: status, search, sort, order } = body;
    const wanted = { page, pageSize, status, search, sort, order, userId: actorOf(scope).userId };
    const { rows, total } = await store.brandsPage(scope.db, wanted);
    return {
      message: { page, pageSize, total, totalIsExact: true },
      items: await showBrandRows(scope.db, rows, () => 'owner'),
    };
  }),

  handle(listBrands, async ({ body }, scope) => {
    const { page = 1, pageSize = PAGE_SIZE, activityKindId: kindId, search, sort, order } = body;
    const wanted = { page, pageSize, status: brandStatus.verified, kindId, search, sort, order };
    const { rows, total } = await store.brandsPage(scope.db, wanted);
    return {
      message: { page, pageSize, total, totalIsExact: true },
      items: await showBrandRows(scope.db, rows, readerOf(actorOf(scope).userId)),
    };
  }),

  handle(findBrands, async ({ query: { search } }, scope) => {
    const { userId } = actorOf(scope);
    const rows = await store.findBrands(scope.db, userId, search.trim());
    return { message: { brands: await showBrandRows(scope.db, rows, readerOf(userId)) } };
  }),

  handle(getBrand, async ({ id }, scope) => {
    const { userId } = actorOf(scope);
    const row = await store.brandById(scope.db, numberOf(id));
    if (!row || (row.userId !== userId && row.status !== brandStatus.verified)) throw new ApiFailure('not_found');
    return { message: await showBrand(scope.db, row, readerOf(userId)(row)) };
  }),

  handle(addBrand, ({ body }, scope) => {
    const { userId } = actorOf(scope);
    const { now } = scope;
    return transact(scope, async tx => {
      const values = await valuesOf(tx, userId, body);
      const row = await store.addBrand(tx, { ...values, userId, createdAt: now, updatedAt: now });
      await store.setActivities(tx, row.id, body.activityKindIds);
      await note(tx, scope, row, 'create');
      return { message: await showBrand(tx, await reload(tx, row.id), 'owner') };
    });
  }),

  handle(saveBrand, ({ id, body }, scope) => {
    const brandId = numberOf(id);
    return transact(scope, async tx => {
      const row = await takeToEdit(tx, scope, brandId, body.version);
      const values = await valuesOf(tx, row.userId, body);
      await store.changeBrand(tx, brandId, { ...values, version: row.version + 1, updatedAt: scope.now });
      await store.setActivities(tx, brandId, body.activityKindIds);
      return { message: await showBrand(tx, await reload(tx, brandId), 'owner') };
    });
  }),

  handle(sendBrandForVerification, ({ body: { brandId } }, scope) => {
    const { userId } = actorOf(scope);
    const { now } = scope;
    return transact(scope, async tx => {
      const row = await store.lockBrand(tx, brandId);
      if (row?.userId !== userId) throw new ApiFailure('not_found');
      if (!mayMove(brandMoves, 'send', row.status)) throw new ApiFailure('move_not_allowed');
      const fields = brandGaps(await showBrand(tx, await reload(tx, brandId), 'owner'));
      if (Object.keys(fields).length > 0) throw new ApiFailure('invalid_input', { fields });
      const sent = await store.changeBrand(tx, brandId, {
        status: brandStatus.onVerification,
        rejectionReason: null,
        sentAt: now,
        updatedAt: now,
      });
      await note(tx, scope, sent, 'send');
      const isAmendment = (await lastApproved(tx, 'brand', brandId)) !== undefined;
      const about = { kind: 'brand', objectId: brandId, title: sent.name } as const;
      const told = await openApplication(tx, now, { ...about, userId, isAmendment });
      const message = await showBrand(tx, await reload(tx, brandId), 'owner');
      await announce(tx, now, told);
      return { message };
    });
  }),

  handle(removeBrand, async ({ body: { brandId } }, scope) => {
    const { userId } = actorOf(scope);
    const files = await transact(scope, async tx => {
      const row = await store.lockBrand(tx, brandId);
      if (row?.userId !== userId) throw new ApiFailure('not_found');
      if (!brandRemovable.includes(row.status)) throw new ApiFailure('not_editable');
      await store.removeBrand(tx, brandId);
      const shown = pictureFilesIn(await forgetApproved(tx, 'brand', brandId));
      return new Set([...(await removePictures(tx, photosOf(brandId))), ...shown]);
    }).catch((error: unknown) => {
      throw brokenConstraint(error)?.endsWith('_brand_id_brand_id_fk') ? new ApiFailure('in_use') : error;
    });
    await dropPictures(scope.ports.files, files);
    return { message: { success: true } };
  }),

  handle(listActivities, async (_input, { db }) => ({ message: { activities: await store.activityKinds(db) } })),

  handle(suggestAddress, async ({ body: { search } }, scope) => {
    await countAttempt(scope.db, `address:${actorOf(scope).userId}`, scope.now, ADDRESS_LIMITS);
    return { message: { addresses: await scope.ports.lookup.addresses(search.trim()) } };
  }),

  handle(listMyCompanies, async (_input, scope) => {
    const rows = await companies.companiesOf(scope.db, actorOf(scope).userId);
    return { message: { companies: rows.map(companies.showCompany) } };
  }),

  handle(addCompany, ({ body }, scope) => {
    const { userId } = actorOf(scope);
    return transact(scope, async tx => {
      await lockUser(tx, userId);
      const mine = await companies.companiesOf(tx, userId);
      const same = mine.find(row => row.inn === body.INN && row.details.KPP === body.KPP);
      if (same) return { message: companies.showCompany(same) };
      if (mine.length >= MOST_COMPANIES)
        throw new ApiFailure('invalid_input', { fields: { INN: `Не больше ${MOST_COMPANIES} организаций` } });
      return { message: companies.showCompany(await companies.addCompany(tx, userId, body)) };
    });
  }),
];

const readerOf = (userId: number) => (row: { readonly userId: number }) => (row.userId === userId ? 'owner' : 'guest');
