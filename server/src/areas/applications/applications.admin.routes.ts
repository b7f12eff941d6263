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
import { numberOf } from '../../core/http/numberOf.ts';
import { announce } from '../../core/publish.ts';
import { applicationsSheet } from './applications.export.ts';
import { historyOf, showApplication } from './applications.presenter.ts';
import { moved } from './applications.service.ts';
import { named, stepApplication } from './applications.step.service.ts';
import * as store from './applications.store.ts';

export const applicationsAdminRoutes = [
  handle(listApplications, async ({ query }, scope) => {
    const { rows, ...totals } = await store.applicationsPage(scope.db, { ...query, me: actorOf(scope).userId });
    return {
      message: { page: query.page, pageSize: query.pageSize, ...totals },
      items: rows.map(row => showApplication(scope, row)),
    };
  }),

  handle(exportApplications, ({ query: { format, ...query } }, scope) =>
    sheetFile(applicationsSheet, store.applicationsInChunks(scope.db, { ...query, me: actorOf(scope).userId }), {
      title: 'Заявки',
      format,
      now: scope.now,
    }),
  ),

  handle(countApplications, async (_input, scope) => ({
    message: await store.queueSizes(scope.db, actorOf(scope).userId),
  })),

  handle(getApplication, async ({ id, query: { type } }, scope) => {
    const row = await named(scope.db, numberOf(id));
    const me = actorOf(scope).userId;
    return {
      message: {
        ...showApplication(scope, row),
        history: await historyOf(scope.db, row),
        nextId: await store.nextAfter(scope.db, row, { me, type }),
      },
    };
  }),

  handle(changeApplicationStatus, ({ id, body }, scope) =>
    transact(scope, async tx => {
      const after = await stepApplication(tx, scope, numberOf(id), body);
      await announce(tx, scope.now, [moved(after)]);
      return { message: showApplication(scope, after) };
    }),
  ),
];
