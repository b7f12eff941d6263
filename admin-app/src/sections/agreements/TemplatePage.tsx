import { getTemplate, removeTemplate, saveTemplate } from '@venue/sdk/agreements/admin';
import { templateRecord } from '@venue/sdk/agreements/kind';
import { AgreementTemplate, AgreementTemplateFields, templateRemovalConfirm } from '@venue/sdk/agreements/model';
import { RecordForm } from '../../app/record/form/RecordForm.tsx';
import { RemoveButton } from '../../app/record/form/RemoveButton.tsx';
import { useRecordForm } from '../../app/record/form/useRecordForm.ts';
import { useSaveCall } from '../../app/record/form/useSaveCall.ts';
import { RecordColumns } from '../../app/record/RecordColumns.tsx';
import { RecordFacts } from '../../app/record/RecordFacts.tsx';
import { RecordPage } from '../../app/record/RecordPage.tsx';
import { versioned } from '../../app/record/versions/versioned.ts';
import { templatePaths } from './agreements.paths.ts';
import { TemplateFieldset } from './TemplateFieldset.tsx';

const removal = { call: removeTemplate, question: templateRemovalConfirm };
const edited = versioned(AgreementTemplateFields);

/** One template: its editor, or its text for readers. */
export default function TemplatePage() {
  return (
    <RecordPage
      kind={templateRecord}
      get={getTemplate}
      input={templateId => ({ body: { templateId } })}
      list={templatePaths.list}
    >
      {(template, { manages }) => (
        <RecordColumns kind={templateRecord} id={template.templateId}>
          {manages ? (
            <TemplateEditor template={template} />
          ) : (
            <RecordFacts
              kind={templateRecord}
              record={template}
              fields={[...(template.templateTitle === '' ? [] : (['templateTitle'] as const)), 'templateText']}
            />
          )}
        </RecordColumns>
      )}
    </RecordPage>
  );
}

function TemplateEditor({ template }: { template: AgreementTemplate }) {
  const save = useSaveCall(templateRecord, saveTemplate, template.templateId);
  const editing = useRecordForm({
    kind: templateRecord,
    record: template,
    model: AgreementTemplate,
    ...edited,
    save,
  });
  return (
    <RecordForm
      editing={editing}
      buttons={<RemoveButton kind={templateRecord} paths={templatePaths} removal={removal} record={template} />}
    >
      <TemplateFieldset />
    </RecordForm>
  );
}
