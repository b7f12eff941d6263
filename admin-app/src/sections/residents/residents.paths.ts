import { recordPaths } from '../../app/record/recordPaths.ts';

export const residentPaths = recordPaths('/residents', 'residentId');
