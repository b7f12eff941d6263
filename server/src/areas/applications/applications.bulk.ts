import { listApplications } from '@venue/sdk/applications/admin';
import { simpleRequestStatus } from '@venue/sdk/applications/model';
import { actorOf } from '../../core/context.ts';
import { announce } from '../../core/publish.ts';
import { bulkAction } from '../../core/record/bulkAction.ts';
import { showApplication } from './applications.presenter.ts';
import { moved } from './applications.service.ts';
import { stepApplication } from './applications.step.service.ts';
import { applicationsPage } from './applications.store.ts';

export const applicationsBulk = [
  bulkAction(listApplications, {
    name: 'applications.take',
    permission: 'applications.manage',
    changes: ['applications'],
    rows: async (db, scope, query, most) => {
      const wanted = { ...query, me: actorOf(scope).userId, page: 1, pageSize: most };
      const { rows } = await applicationsPage(db, wanted);
      return rows.map(row => ({
        id: row.id,
        title: row.objectTitle,
        may: showApplication(scope, row).can.includes('take'),
      }));
    },
    run: async (tx, scope, id) => {
      const after = await stepApplication(tx, scope, id, { requestStatus: simpleRequestStatus.inProgress });
      await announce(tx, scope.now, [moved(after)]);
      return undefined;
    },
  }),
];
