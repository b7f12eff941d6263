import * as z from 'zod/mini';
import { checked } from '../core/schema/checked.ts';
import { Version } from '../core/schema/decision.ts';
import { Id } from '../core/schema/fields.ts';
import { InputDay, inOrder } from '../core/schema/inputDates.ts';
import { AgreementFields } from './agreements.model.ts';
import { agreementStatus } from './agreements.statuses.ts';

export const AgreementOf = z.object({ agreementId: Id });

const term = inOrder('agreementFrom', 'agreementTo');

export const AgreementAdd = checked(z.object(AgreementFields.shape), term);
export const AgreementSave = checked(
  z.object({
    ...AgreementOf.shape,
    ...AgreementFields.shape,
    agreementStatus: agreementStatus.schema,
    version: Version,
  }),
  term,
);

/** Filter for the list: by the date of the agreement, both days included. */
export const days = { from: z.optional(InputDay), to: z.optional(InputDay) };
