import { failedAt } from '@venue/sdk';
import { getTemplate, listTemplates } from '@venue/sdk/agreements/admin';
import { agreementRecord } from '@venue/sdk/agreements/kind';
import { type AgreementFields, type AgreementTemplateRow, LONGEST_TERMS } from '@venue/sdk/agreements/model';
import { useApi } from '@venue/shared-ui/data/ApiProvider.tsx';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { Text, TextArea } from '@venue/shared-ui/fields/inputs.tsx';
import { SuggestInput } from '@venue/shared-ui/fields/Suggest.tsx';
import { confirm } from '@venue/shared-ui/parts/message/Confirm.tsx';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { TERMS_HINT, TITLE_HINT } from './TemplateFieldset.tsx';

const question = {
  title: 'Заменить текст договора?',
  text: 'Вместо него и\u00a0названия договора встанут те, что в\u00a0шаблоне.',
  yes: 'Заменить',
};

/** The title and text of an agreement: the default ones, or an editable copy of a template. */
export function TermsField() {
  const { client } = useApi();
  const { getValues, setValue } = useFormContext<Pick<AgreementFields, 'agreementTitle' | 'agreementTerms'>>();
  const [chosen, setChosen] = useState<AgreementTemplateRow | null>(null);
  const { send } = useSend(getTemplate, { failed: failedAt('чтении шаблона') });
  const take = async (template: AgreementTemplateRow | null) => {
    setChosen(template);
    const reply = template && (await send({ body: { templateId: template.templateId } }));
    if (!reply) return;
    const taken = { agreementTitle: reply.message.templateTitle, agreementTerms: reply.message.templateText };
    const names = ['agreementTitle', 'agreementTerms'] as const;
    const isLost = names.some(name => getValues(name) && getValues(name) !== taken[name]);
    if (isLost && !(await confirm(question))) return;
    for (const name of names) setValue(name, taken[name], { shouldDirty: true, shouldValidate: true });
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
      <Text
        name="agreementTitle"
        label={agreementRecord.fields.agreementTitle.label}
        hint={TITLE_HINT}
        maxLength={200}
        optional
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
