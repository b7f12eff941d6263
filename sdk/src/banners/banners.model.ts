import * as z from 'zod/mini';
import { inOrder } from '../core/dates.ts';
import type { Move } from '../core/enums.ts';
import { Day, Id, Instant } from '../core/fields.ts';
import { RecordPicture } from '../core/pictures.ts';
import { messages, required, SiteUrl } from '../core/rules.ts';
import { withoutRules } from '../core/withoutRules.ts';

export const bannerLimits = { imageMegabytes: 10 } as const;

/** At most one banner is active: activating one deactivates the other. Neither asks for confirmation. */
export const bannerMoves = [
  { action: 'activate', from: ['inactive'], to: 'active', by: ['staff'] },
  { action: 'deactivate', from: ['active'], to: 'inactive', by: ['staff'] },
] as const satisfies readonly Move<'active' | 'inactive'>[];

/** What staff enter about a sale banner. */
const fields = {
  saleBannerTitle: required(200),
  saleBannerText: z.string().check(z.trim(), z.maxLength(500, messages.tooLong)),
  /** Where a click leads; empty when nowhere. */
  saleBannerLink: SiteUrl,
  /** First and last day it is shown on while active; open ends are null. */
  saleBannerFrom: z.nullable(Day),
  saleBannerTo: z.nullable(Day),
  /** Whose advertisement it is, name and INN as the law has it shown; empty for the venue's own. */
  saleBannerAdvertiser: z.string().check(z.trim(), z.maxLength(300, messages.tooLong)),
  /** The token (erid) the operator of advertising data gave; without it nobody else's advertisement is shown. */
  saleBannerErid: z.string().check(z.trim(), z.regex(/^[A-Za-z0-9]{0,64}$/, messages.invalid)),
};

export const SaleBannerFields = z.object(fields).check(
  inOrder('saleBannerFrom', 'saleBannerTo'),
  z.refine(banner => banner.saleBannerAdvertiser.trim() === '' || banner.saleBannerErid !== '', {
    error: messages.required,
    path: ['saleBannerErid'],
  }),
);
export type SaleBannerFields = z.output<typeof SaleBannerFields>;

export const SaleBanner = z.extend(withoutRules(z.object(fields)), {
  saleBannerId: Id,
  saleBannerIsActive: z.boolean(),
  saleBannerImage: z.nullable(RecordPicture),
  createdAt: Instant,
  updatedAt: Instant,
  /** Sent back with an update; a stale one is refused. */
  version: z.int(),
});
export type SaleBanner = z.output<typeof SaleBanner>;
