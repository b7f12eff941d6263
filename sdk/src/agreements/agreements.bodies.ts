import * as z from 'zod/mini';
import { Version } from '../core/schema/decision.ts';
import { Id } from '../core/schema/fields.ts';
import { InputDay, inOrder } from '../core/schema/inputDates.ts';
import { PaperMailFields } from '../papers/papers.model.ts';
import { AgreementFields } from './agreements.model.ts';
import { agreementStatus } from './agreements.statuses.ts';

export const AgreementOf = z.object({ agreementId: Id });

const term = inOrder('agreementFrom', 'agreementTo');

export const AgreementAdd = z.object(AgreementFields.shape).check(term);
export const AgreementSave = z
  .object({ ...AgreementOf.shape, ...AgreementFields.shape, agreementStatus: agreementStatus.schema, version: Version })
  .check(term);
export const AgreementMail = z.extend(AgreementOf, PaperMailFields.shape);

/** Filter for the list: by the date of the agreement, both days included. */
export const days = { from: z.optional(InputDay), to: z.optional(InputDay) };
