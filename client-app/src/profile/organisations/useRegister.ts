import { ApiFailure, check, Inn } from '@venue/sdk';
import { findInn } from '@venue/sdk/profile';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { confirm } from '@venue/shared-ui/parts/message/Confirm.tsx';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { isDoubtful } from './InnField.tsx';
import { differing, filled, type OrganisationValues } from './organisation.fields.ts';

/** Fills an organisation with what the public register knows by its INN. */
export function useRegister({ getValues, setValue, setError, setFocus, clearErrors, formState }: Methods): Register {
  const { isSubmitted } = formState;
  const { send, busy } = useSend(findInn);
  const [message, setMessage] = useState('');
  const [isFilled, setFilled] = useState(false);

  async function look(): Promise<void> {
    setMessage('');
    const inn = getValues('INN');
    const answer = check(Inn, inn);
    if (!answer.ok) return setError('INN', { message: answer.fields[''] ?? '' }, { shouldFocus: true });
    clearErrors('INN');
    // No valid INN has these check digits, and the field already says so.
    if (isDoubtful(inn)) return setFocus('INN');
    const handles = (failure: unknown) => {
      if (!(failure instanceof ApiFailure) || failure.code === 'internal') return false;
      setMessage(failure.text);
      return true;
    };
    const reply = await send({ body: { INN: inn } }, { handles });
    const organisation = reply?.message.organisation;
    if (!reply) return;
    if (!organisation) return setMessage('В\u00a0реестре по\u00a0этому ИНН ничего нет. Заполните поля сами.');
    const values = getValues();
    const others = differing(values, organisation);
    const question = {
      title: 'Заменить введённое?',
      text: `В\u00a0реестре по-другому: ${others.join(', ')}.`,
      yes: 'Заменить',
      no: 'Оставить моё',
    };
    const everywhere = others.length === 0 || (await confirm(question));
    for (const [field, value] of Object.entries(filled(values, organisation, everywhere)))
      setValue(field as keyof OrganisationValues, value, { shouldDirty: true, shouldValidate: isSubmitted });
    setFilled(true);
    setMessage(`Заполнили по\u00a0реестру: ${organisation.name}. Проверьте поля.`);
  }
  return { look, busy, message, isFilled };
}

type Methods = UseFormReturn<OrganisationValues>;

export interface Register {
  readonly look: () => Promise<void>;
  readonly busy: boolean;
  /** What came of the last lookup. */
  readonly message: string;
  readonly isFilled: boolean;
}
