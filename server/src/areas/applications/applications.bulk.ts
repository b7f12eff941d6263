import { listApplications } from '@venue/sdk/applications/admin';
import { simpleRequestStatus } from '@venue/sdk/applications/model';
import { bulkAction } from '../../area/bulkAction.ts';
import { actorOf } from '../../core/context.ts';
import { mustExist } from '../../core/record/records.ts';
import { presentApplication } from './applications.presenter.ts';
import { stepApplication } from './applications.step.service.ts';
import { applicationsPage, lockApplication } from './applications.store.ts';

const isMine = ({ status, takenBy }: { status: number; takenBy: number | null }, me: number) =>
  status === simpleRequestStatus.inProgress && takenBy === me;

export const applicationsBulk = [
  bulkAction(listApplications, {
    name: 'applications.take',
    permission: 'applications.manage',
    changes: ['applications'],
    rows: async (db, context, query, most) => {
      const listQuery = { ...query, me: actorOf(context).userId, page: 1, pageSize: most };
      const { rows } = await applicationsPage(db, listQuery);
      return rows.map(row => ({
        id: row.id,
        title: row.objectTitle,
        may: presentApplication(context, row).can.includes('take'),
        already: isMine(row, listQuery.me),
      }));
    },
    run: async (tx, context, id) => {
      if (isMine(mustExist(await lockApplication(tx, id)), actorOf(context).userId)) return 'already';
      await stepApplication(tx, context, id, { requestStatus: simpleRequestStatus.inProgress });
      return 'done';
    },
  }),
];
