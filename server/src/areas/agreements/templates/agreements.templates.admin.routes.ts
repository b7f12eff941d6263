import { addTemplate, getTemplate, listTemplates, removeTemplate, saveTemplate } from '@venue/sdk/agreements/admin';
import { templateRecord } from '@venue/sdk/agreements/kind';
import type { AgreementTemplate, AgreementTemplateFields, AgreementTemplateRow } from '@venue/sdk/agreements/model';
import type { Context } from '../../../core/context.ts';
import { transact } from '../../../core/db/transact.ts';
import { handle } from '../../../core/http/handle.ts';
import { changed, writeAudit } from '../../../core/record/audit.ts';
import { recordFields } from '../../../core/record/recordFields.ts';
import { mayManage, mustBeCurrent, mustExist } from '../../../core/record/records.ts';
import * as store from './agreements.templates.store.ts';
import { agreementTemplate, type TemplateTableRow } from './agreements.templates.table.ts';

const subject = templateRecord.name;

const { valuesOf, fieldsOf: auditedOf } = recordFields<AgreementTemplateFields>()(
  agreementTemplate,
  { templateName: 'name', templateTitle: 'title', templateText: 'text' },
  { templateName: name => name.trim(), templateText: text => text.trim() },
);

export const templatesAdminRoutes = [
  handle(listTemplates, async ({ body }, context) => {
    const { page = 1, pageSize = 25 } = body;
    const { rows, ...counts } = await store.templatesPage(context.db, { ...body, page, pageSize });
    return { message: { page, pageSize, ...counts }, items: rows.map(row => presentRow(context, row)) };
  }),

  handle(getTemplate, async ({ body: { templateId } }, context) => ({
    message: present(context, mustExist(await store.templateById(context.db, templateId))),
  })),

  handle(addTemplate, ({ body }, context) =>
    transact(context, async tx => {
      const { now } = context;
      const row = await store.addTemplateRow(tx, { ...valuesOf(body), createdAt: now, updatedAt: now });
      await writeAudit(tx, context, addTemplate.id, { subject, subjectId: row.id, after: auditedOf(row) });
      return { id: row.id, message: present(context, row) };
    }),
  ),

  handle(saveTemplate, ({ body: { templateId: id, version, ...fields } }, context) =>
    transact(context, async tx => {
      const before = mustExist(await store.lockTemplate(tx, id));
      await mustBeCurrent(tx, context, subject, before, version, async () => present(context, before));
      const values = { ...valuesOf(fields), version: version + 1, updatedAt: context.now };
      const after = await store.changeTemplate(tx, id, values);
      const change = changed(auditedOf(before), auditedOf(after));
      await writeAudit(tx, context, saveTemplate.id, { subject, subjectId: id, ...change });
      return { message: present(context, after) };
    }),
  ),

  handle(removeTemplate, ({ body: { templateId: id } }, context) =>
    transact(context, async tx => {
      const before = mustExist(await store.lockTemplate(tx, id));
      await store.dropTemplate(tx, id);
      await writeAudit(tx, context, removeTemplate.id, { subject, subjectId: id, before: auditedOf(before) });
      return { message: { success: true } };
    }),
  ),
];

const presentRow = (context: Context, row: TemplateTableRow): AgreementTemplateRow => ({
  templateId: row.id,
  templateName: row.name,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  version: row.version,
  can: mayManage(context, templateRecord) ? ['remove'] : [],
});

const present = (context: Context, row: TemplateTableRow): AgreementTemplate => ({
  ...presentRow(context, row),
  templateTitle: row.title,
  templateText: row.text,
});
