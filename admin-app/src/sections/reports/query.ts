import type { Parsed } from '@venue/sdk';
import type { readReport } from '@venue/sdk/reports/admin';

/** Which report, for which days, compared with what: as the address has it. */
export type ReportQuery = Parsed<typeof readReport>['query'];
