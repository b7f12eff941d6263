import * as z from 'zod/mini';
import { required, SiteUrl, short } from '../core/schema/rules.ts';
import { withoutRules } from '../core/schema/withoutRules.ts';

// Kept apart from people: a program about residents does not bundle passports.

/** What a resident of the venue writes about their business; staff publish it among the residents. */
export const ResidentDataFields = z.object({
  residentName: required(200),
  residentDescription: short(4000),
  residentSiteUrl: SiteUrl,
});
export const ResidentData = withoutRules(ResidentDataFields);
export type ResidentData = z.output<typeof ResidentData>;
