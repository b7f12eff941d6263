import { area } from '../../area/area.ts';
import { debtsAudit } from './debts.audit.ts';
import { debtsJobs } from './debts.jobs.ts';
import { debtsRoutes } from './debts.routes.ts';

/** Organisations that owe the venue money, and the statements of their accounts. */
export const debtsArea = area({ name: 'debts', routes: debtsRoutes, jobs: debtsJobs, audit: debtsAudit });
