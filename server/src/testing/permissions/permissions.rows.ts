import { customerRows } from './permissions.customers.ts';
import type { Rows } from './permissions.row.ts';
import { staffRows } from './permissions.staff.ts';
import { visitorRows } from './permissions.visitors.ts';

/** What each call’s record is. A call without a row here fails the test, unless nobody answers it yet. */
export const permissionRows: Rows = { ...customerRows, ...visitorRows, ...staffRows };

/** Calls whose right depends on the path, with the access that they are tested with. */
export const judgedBy = {
  'admin.history.list': 'articles.read',
  'admin.message.of': 'articles.read',
  'admin.version.list': 'articles.read',
  'admin.version.detail': 'articles.read',
  'admin.version.plans': 'articles.read',
  'admin.version.pictures': 'articles.manage',
} as const;
