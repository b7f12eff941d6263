import { recordPaths } from '../../app/record/recordPaths.ts';

export const staffPaths = { list: { path: '/settings' }, audit: { path: '/audit' } } as const;
export const rolePaths = recordPaths('/settings/roles', 'roleId');
