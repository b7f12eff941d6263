import {
  changeApplicationStatus,
  countApplications,
  exportApplications,
  getApplication,
  listApplications,
} from '@venue/sdk/applications/admin';
import { actorOf } from '../../core/context.ts';
import { transact } from '../../core/db/transact.ts';
import { sheetFile } from '../../core/files/sheet.ts';
import { handle } from '../../core/http/handle.ts';
import { applicationsSheet } from './applications.export.ts';
import { historyOf, presentApplication } from './applications.presenter.ts';
import { named, stepApplication } from './applications.step.service.ts';
import * as store from './applications.store.ts';

export const applicationsAdminRoutes = [
  handle(listApplications, async ({ query }, context) => {
    const { rows, ...totals } = await store.applicationsPage(context.db, { ...query, me: actorOf(context).userId });
    return {
      message: { page: query.page, pageSize: query.pageSize, ...totals },
      items: rows.map(row => presentApplication(context, row)),
    };
  }),

  handle(exportApplications, ({ query: { format, ...query } }, context) => {
    const listQuery = { ...query, me: actorOf(context).userId };
    const rows = context.batches(db => store.allApplications(db, listQuery));
    return sheetFile(applicationsSheet, rows, { format, now: context.now });
  }),

  handle(countApplications, async (_input, context) => ({
    message: await store.queueSizes(context.db, actorOf(context).userId),
  })),

  handle(getApplication, async ({ id, query: { type } }, context) => {
    const row = await named(context.db, id);
    const me = actorOf(context).userId;
    return {
      message: {
        ...presentApplication(context, row),
        history: await historyOf(context.db, row),
        nextId: await store.nextAfter(context.db, row, { me, type }),
      },
    };
  }),

  handle(changeApplicationStatus, ({ id, body }, context) =>
    transact(context, async tx => {
      const after = await stepApplication(tx, context, id, body);
      return { message: presentApplication(context, after) };
    }),
  ),
];
