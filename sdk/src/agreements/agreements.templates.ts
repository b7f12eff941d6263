import * as z from 'zod/mini';
import { removalQuestion } from '../core/kind/publication.ts';
import { checked } from '../core/schema/checked.ts';
import { Id, Instant } from '../core/schema/fields.ts';
import { required } from '../core/schema/rules.ts';
import { withoutRules } from '../core/schema/withoutRules.ts';
import { AgreementTitle, LONGEST_TERMS, noUnknown } from './agreements.terms.ts';

/** What staff write of a template. */
export const AgreementTemplateFields = z.object({
  templateName: required(200),
  templateTitle: AgreementTitle,
  templateText: checked(required(LONGEST_TERMS), noUnknown),
});
export type AgreementTemplateFields = z.output<typeof AgreementTemplateFields>;

const row = {
  templateId: Id,
  templateName: z.string(),
  createdAt: Instant,
  updatedAt: Instant,
  /** Sent back with an update; a stale one is refused. */
  version: z.int(),
  can: z.array(z.enum(['remove'])),
};

/** A template as lists show it. */
export const AgreementTemplateRow = z.object(row);
export type AgreementTemplateRow = z.output<typeof AgreementTemplateRow>;

/** A text that agreements begin with. Later changes to it do not affect the agreements made from it. */
export const AgreementTemplate = z.extend(withoutRules(AgreementTemplateFields), row);
export type AgreementTemplate = z.output<typeof AgreementTemplate>;

export const templateRemovalConfirm = removalQuestion('этот шаблон');
