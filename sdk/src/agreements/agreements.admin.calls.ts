import * as z from 'zod/mini';
import { call } from '../core/schema/call.ts';
import { created, current, Id, message, page, pageBody, sortsThen } from '../core/schema/fields.ts';
import { Inn } from '../core/schema/rules.ts';
import { RegisteredOrganisation } from '../profile/profile.organisations.model.ts';
import * as body from './agreements.bodies.ts';
import { AgreementMail } from './agreements.mail.ts';
import { Agreement, AgreementRow, agreementStatus } from './agreements.model.ts';
import { create, pdf, read, write } from './agreements.shared.ts';

export {
  addTemplate,
  getTemplate,
  listTemplates,
  removeTemplate,
  saveTemplate,
} from './agreements.templates.admin.ts';

export const agreementSorts = [
  'agreementId',
  'agreementNumber',
  'agreementDate',
  'agreementTo',
  'agreementStatus',
  'agreementSum',
  'customerName',
  'updatedAt',
  ...sortsThen('agreementDate', 'customerName', 'agreementSum'),
  ...sortsThen('customerName', 'agreementDate', 'agreementSum'),
] as const;

/**
 * A page of agreements; `search` looks at number, subject, customer and INN, the days filter by the agreement's date.
 */
export const listAgreements = call({
  ...read,
  id: 'admin.agreement.list',
  summary: 'List the agreements',
  path: '/admin/agreement/show',
  body: z.extend(pageBody(agreementSorts), {
    agreementStatus: z.optional(agreementStatus.schema),
    userId: z.optional(Id),
    eventRequestId: z.optional(Id),
    ...body.days,
  }),
  reply: page(AgreementRow),
});

/** Adds an agreement as a draft. A number that another agreement of that year has is `number_taken`. */
export const addAgreement = call({
  ...create,
  id: 'admin.agreement.add',
  summary: 'Add an agreement',
  path: '/admin/agreement/add',
  body: body.AgreementAdd,
  reply: created(Agreement),
  fails: ['not_found', 'number_taken'],
});

/** One agreement with its invoices and acts. */
export const getAgreement = call({
  ...read,
  id: 'admin.agreement.detail',
  summary: 'Read one agreement with its papers',
  path: '/admin/agreement/detailed',
  body: body.AgreementOf,
  reply: message(Agreement),
  fails: ['not_found'],
});

/**
 * Saves an agreement and its status. Any field of a draft may be changed, of an agreement in force only those of
 * `agreementAmendable` (else `not_editable`), of a finished one none. A stale `version` is a `conflict`.
 */
export const saveAgreement = call({
  ...write,
  id: 'admin.agreement.update',
  summary: 'Save an agreement',
  path: '/admin/agreement/update',
  body: body.AgreementSave,
  reply: message(Agreement),
  fails: ['not_found', { conflict: current(Agreement) }, 'number_taken', 'not_editable', 'move_not_allowed'],
  repeat: 'idempotency-key',
});

/** The agreement as a PDF to sign. */
export const getAgreementPdf = call({
  ...pdf,
  id: 'admin.agreement.pdf',
  summary: 'Download an agreement',
  path: '/admin/agreement/pdf',
  body: body.AgreementOf,
  fails: ['not_found', 'requisites_missing', 'letters_not_printable'],
  reads: ['agreements'],
});

/** The public register's data on a party; null when it has none for this INN. */
export const findParty = call({
  id: 'admin.agreement.party',
  summary: 'Find a party of an agreement by its INN',
  path: '/admin/agreement/party',
  method: 'POST',
  access: 'agreements.manage',
  body: z.object({ INN: Inn }),
  reply: message(z.object({ organisation: z.nullable(RegisteredOrganisation) })),
  fails: ['inn_down', 'rate_limited'],
  reads: ['agreements'],
  ours: true,
});

/** Mails an agreement as a PDF; one that is not signed yet is mailed as a draft for the customer to read. */
export const mailAgreement = call({
  ...create,
  id: 'admin.agreement.mail',
  summary: 'Mail an agreement',
  path: '/admin/agreement/mail',
  body: AgreementMail,
  reply: message(Agreement),
  fails: ['not_found', 'requisites_missing', 'letters_not_printable', 'rate_limited'],
  ours: true,
});
