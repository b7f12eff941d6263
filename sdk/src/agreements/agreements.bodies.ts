import * as z from 'zod/mini';
import { Version } from '../core/schema/decision.ts';
import { inOrder } from '../core/schema/inputDates.ts';
import { AgreementOf } from '../papers/papers.bodies.ts';
import { AgreementFields } from './agreements.model.ts';
import { agreementStatus } from './agreements.statuses.ts';

export { AgreementOf, days } from '../papers/papers.bodies.ts';

const term = inOrder('agreementFrom', 'agreementTo');

export const AgreementAdd = z.object(AgreementFields.shape).check(term);
export const AgreementSave = z
  .object({ ...AgreementOf.shape, ...AgreementFields.shape, agreementStatus: agreementStatus.schema, version: Version })
  .check(term);
