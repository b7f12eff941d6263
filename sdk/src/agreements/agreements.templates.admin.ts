import * as z from 'zod/mini';
import { call } from '../core/schema/call.ts';
import { created, current, done, Id, message, page, pageBody } from '../core/schema/fields.ts';
import { create, read, write } from './agreements.shared.ts';
import { AgreementTemplate, AgreementTemplateFields, AgreementTemplateRow } from './agreements.templates.ts';

const TemplateOf = z.object({ templateId: Id });

/** A page of the templates of agreements, by name unless sorted otherwise; `search` looks at the name. */
export const listTemplates = call({
  ...read,
  id: 'admin.agreement.templateList',
  summary: 'List the templates of agreements',
  path: '/admin/agreement/template/show',
  body: pageBody(['templateName', 'templateId', 'updatedAt'] as const),
  reply: page(AgreementTemplateRow),
  ours: true,
});

/** One template with its text. */
export const getTemplate = call({
  ...read,
  id: 'admin.agreement.template',
  summary: 'Read one template of agreements',
  path: '/admin/agreement/template/detailed',
  body: TemplateOf,
  reply: message(AgreementTemplate),
  fails: ['not_found'],
  ours: true,
});

/** Adds a template. An unknown placeholder is reported at the text. */
export const addTemplate = call({
  ...create,
  id: 'admin.agreement.templateAdd',
  summary: 'Add a template of agreements',
  path: '/admin/agreement/template/add',
  body: AgreementTemplateFields,
  reply: created(AgreementTemplate),
  ours: true,
});

/** Saves a template. A stale `version` is a `conflict`. */
export const saveTemplate = call({
  ...write,
  id: 'admin.agreement.templateUpdate',
  summary: 'Save a template of agreements',
  path: '/admin/agreement/template/update',
  body: z.extend(AgreementTemplateFields, { ...TemplateOf.shape, version: z.int() }),
  reply: message(AgreementTemplate),
  fails: ['not_found', { conflict: current(AgreementTemplate) }],
  repeat: 'idempotency-key',
  ours: true,
});

/** Removes a template; the agreements made of it keep their text. */
export const removeTemplate = call({
  ...write,
  id: 'admin.agreement.templateRemove',
  summary: 'Remove a template of agreements',
  path: '/admin/agreement/template/remove',
  body: TemplateOf,
  reply: done,
  fails: ['not_found'],
  repeat: 'idempotency-key',
  ours: true,
});
