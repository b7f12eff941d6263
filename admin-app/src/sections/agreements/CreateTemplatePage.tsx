import { addTemplate } from '@venue/sdk/agreements/admin';
import { templateRecord } from '@venue/sdk/agreements/kind';
import { AgreementTemplateFields } from '@venue/sdk/agreements/model';
import { CreatePage } from '../../app/record/form/CreatePage.tsx';
import { templatePaths } from './agreements.paths.ts';
import { TemplateFieldset } from './TemplateFieldset.tsx';

/** Adds a template for the text of agreements. */
export default function CreateTemplatePage() {
  return (
    <CreatePage
      kind={templateRecord}
      create={addTemplate}
      schema={AgreementTemplateFields}
      from={{ templateName: '', templateTitle: '', templateText: '' }}
      paths={templatePaths}
    >
      <TemplateFieldset />
    </CreatePage>
  );
}
