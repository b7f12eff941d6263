import type { AuditTexts } from '../../area/audit.ts';

/** Texts of calls that nobody answers yet. When an area is made, its texts move to its own `<area>.audit.ts`. */
export const unansweredTexts: AuditTexts = {};
