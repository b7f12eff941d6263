import { formatPhone, type Option } from '@venue/sdk';
import { accountState, verificationStatus } from '@venue/sdk/profile/model';
import { userRecord } from '@venue/sdk/users/kind';
import { ne, sql } from 'drizzle-orm';
import type { SearchSource } from '../../area/searchSource.ts';
import { findsUser } from '../accounts/accounts.search.store.ts';
import { DELETED, personName } from '../accounts/accounts.store.ts';
import { users } from '../accounts/accounts.table.ts';

const STAFF = -1;
const LEAVING = -2;

const statusOf = (status: number): Option => {
  if (status === LEAVING) return { ...accountState.option(accountState.leaving), id: LEAVING };
  if (status === STAFF) return { id: STAFF, label: 'Сотрудник', tone: 'primary' };
  return status === 0 ? { id: 0, label: 'Не\u00a0проверен', tone: 'neutral' } : verificationStatus.option(status);
};

/** People as a source of the staff search. */
export const usersSearch: SearchSource = {
  kind: userRecord,
  aliases: ['клиент', 'человек'],
  heading: 'Люди',
  rows: typed => ({
    from: users,
    id: users.id,
    title: personName,
    more: sql`concat_ws(' · ', ${users.phone}, nullif(${users.email}, ''))`,
    status: sql`case when ${users.deletionAt} is not null then ${LEAVING} when ${users.roleId} is not null then ${STAFF} when ${users.verified} and ${users.active} then 2 when ${users.verified} then 1 else 0 end`,
    fits: findsUser(typed),
    only: ne(users.passwordHash, DELETED),
  }),
  title: row => row.title || `Клиент №\u00a0${row.id}`,
  caption: row => [`№\u00a0${row.id}`, (row.more ?? '').replace(/^\d{10}/, formatPhone)],
  status: statusOf,
  to: row => `/users/${row.id}`,
};
