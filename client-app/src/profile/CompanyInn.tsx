import { ApiFailure, check, Inn } from '@venue/sdk';
import { findInn } from '@venue/sdk/profile';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { confirm } from '@venue/shared-ui/parts/Confirm.tsx';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { INN_DOUBTFUL, isDoubtful } from './InnField.tsx';
import { InnLookup } from './InnLookup.tsx';
import { differing, filled, lengths, type OrganisationValues } from './organisation.fields.ts';

/** The INN of an organisation, and what the public register knows by it. */
export function CompanyInn() {
  const { getValues, setValue, setError, clearErrors, formState } = useFormContext<OrganisationValues>();
  const [inn, type] = useWatch<OrganisationValues, ['INN', 'type']>({ name: ['INN', 'type'] });
  const { send, busy } = useSend(findInn);
  const [said, setSaid] = useState('');

  const fill = async () => {
    setSaid('');
    const answer = check(Inn, inn);
    if (!answer.ok) return setError('INN', { message: answer.fields[''] ?? '' }, { shouldFocus: true });
    clearErrors('INN');
    const handles = (failure: unknown) => {
      if (!(failure instanceof ApiFailure) || failure.code === 'internal') return false;
      setSaid(failure.text);
      return true;
    };
    const reply = await send({ body: { INN: inn } }, { handles });
    const found = reply?.message.organisation;
    if (!reply) return;
    if (!found) return setSaid('В\u00a0реестре по\u00a0этому ИНН ничего нет. Заполните поля сами.');
    const values = getValues();
    const others = differing(values, found);
    const question = {
      title: 'Заменить введённое?',
      text: `В\u00a0реестре по-другому: ${others.join(', ')}.`,
      yes: 'Заменить',
      no: 'Оставить моё',
    };
    const everywhere = others.length === 0 || (await confirm(question));
    for (const [field, value] of Object.entries(filled(values, found, everywhere)))
      setValue(field as keyof OrganisationValues, value, { shouldDirty: true, shouldValidate: formState.isSubmitted });
    setSaid(`Заполнили по\u00a0реестру: ${found.name}. Проверьте поля.`);
  };

  const complete = inn.length === 10 || inn.length === 12;
  const usual = lengths(type).INN;
  const warning = isDoubtful(inn)
    ? INN_DOUBTFUL
    : complete && inn.length !== usual
      ? `Проверьте ИНН: здесь обычно ${usual} цифр`
      : '';
  return (
    <InnLookup
      name="INN"
      hint={`${usual} цифр`}
      warning={warning}
      action={'Заполнить по\u00a0ИНН'}
      onLookup={() => void fill()}
      busy={busy}
      outcome={said}
    />
  );
}
