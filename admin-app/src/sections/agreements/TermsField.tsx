import { failedAt } from '@venue/sdk';
import { getTemplate, listTemplates } from '@venue/sdk/agreements/admin';
import { agreementRecord } from '@venue/sdk/agreements/kind';
import { type AgreementFields, type AgreementTemplateRow, LONGEST_TERMS } from '@venue/sdk/agreements/model';
import { useApi } from '@venue/shared-ui/data/ApiProvider.tsx';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { TextArea } from '@venue/shared-ui/fields/inputs.tsx';
import { SuggestInput } from '@venue/shared-ui/fields/Suggest.tsx';
import { confirm } from '@venue/shared-ui/parts/Confirm.tsx';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { TERMS_HINT } from './TemplateFieldset.tsx';

const question = { title: 'Заменить текст договора?', text: 'Вместо него встанет текст шаблона.', yes: 'Заменить' };

/** The text of an agreement: the usual one, or a copy of a template that may be changed for this agreement. */
export function TermsField() {
  const { client } = useApi();
  const { getValues, setValue } = useFormContext<Pick<AgreementFields, 'agreementTerms'>>();
  const [chosen, setChosen] = useState<AgreementTemplateRow | null>(null);
  const { send } = useSend(getTemplate, { failed: failedAt('чтении шаблона') });
  const take = async (template: AgreementTemplateRow | null) => {
    setChosen(template);
    const reply = template && (await send({ body: { templateId: template.templateId } }));
    if (!reply) return;
    const { templateText } = reply.message;
    const typed = getValues('agreementTerms');
    if (typed && typed !== templateText && !(await confirm(question))) return;
    setValue('agreementTerms', templateText, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <>
      <SuggestInput<AgreementTemplateRow>
        label="Взять текст из&nbsp;шаблона"
        placeholder="Название шаблона"
        optional
        from={0}
        value={chosen}
        onChange={template => void take(template)}
        find={async (search, signal) => (await client.send(listTemplates, { body: { search } }, { signal })).items}
        textOf={({ templateName }) => templateName}
      />
      <TextArea
        name="agreementTerms"
        label={agreementRecord.fields.agreementTerms.label}
        hint={`Пусто: обычный договор возмездного оказания услуг. ${TERMS_HINT}`}
        maxLength={LONGEST_TERMS}
        optional
      />
    </>
  );
}
