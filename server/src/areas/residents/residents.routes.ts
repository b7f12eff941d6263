import { getPublicResident, listPublicResidents } from '@venue/sdk/residents';
import { handlePublished } from '../../core/http/handle.ts';
import { mustExist } from '../../core/record/records.ts';
import { presentPublicResident, presentPublicRows } from './residents.presenter.ts';
import { shownResident, shownResidents } from './residents.store.ts';

const PAGE_SIZE = 12;

export const residentsRoutes = [
  handlePublished(listPublicResidents, async ({ query: { page, search } }, { db }) => {
    const { rows, ...totals } = await shownResidents(db, { search, page, pageSize: PAGE_SIZE });
    return { message: { page, pageSize: PAGE_SIZE, ...totals }, items: await presentPublicRows(db, rows) };
  }),

  handlePublished(getPublicResident, async ({ residentId }, { db }) => ({
    message: await presentPublicResident(db, mustExist(await shownResident(db, residentId))),
  })),
];
