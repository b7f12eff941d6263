import { listTemplates, removeTemplate, saveTemplate } from '@venue/sdk/agreements/admin';
import { templateRecord } from '@venue/sdk/agreements/kind';
import { templateRemovalConfirm } from '@venue/sdk/agreements/model';
import { recordList } from '../../app/list/RecordList.tsx';
import { PapersTabs } from '../papers/papers.view.ts';
import { templatePaths } from './agreements.paths.ts';

const TemplatesList = recordList(templateRecord, listTemplates, {
  paths: templatePaths,
  save: saveTemplate,
  removal: { call: removeTemplate, question: templateRemovalConfirm },
  columns: ({ column }) => [
    column('templateName', { minWidth: 240, flex: 2 }),
    column('updatedAt'),
    column('templateId', { aside: true }),
  ],
  filters: [],
  searchLabel: 'Название',
  hint: 'Напишите текст один раз, и\u00a0новый договор начнётся с\u00a0него.',
});

/** The templates for the text of agreements. */
export default function TemplatesPage() {
  return <TemplatesList tabs={<PapersTabs current="templates" />} />;
}
