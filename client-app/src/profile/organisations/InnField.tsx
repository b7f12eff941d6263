import { ApiFailure, innDigitsFit } from '@venue/sdk';
import { findInn } from '@venue/sdk/profile';
import type { UserProfile } from '@venue/sdk/profile/model';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { ScreenLink } from '@venue/shared-ui/shell/ScreenLink.tsx';
import { type ReactNode, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { profilePaths } from '../profile.paths.ts';
import { InnLookup } from './InnLookup.tsx';

export const INN_DOUBTFUL = 'Проверьте ИНН: контрольные цифры не\u00a0сходятся';

/** An INN that is complete but most likely mistyped; it is accepted with a warning. */
export const isDoubtful = (inn: string): boolean => /^(\d{10}|\d{12})$/.test(inn) && !innDigitsFit(inn);

/** The person's own INN, typed or found by their name and passport. */
export function InnField({ profile }: { profile: UserProfile }) {
  const inn = String(useWatch({ name: 'bioINN' }) ?? '');
  const { setValue, formState } = useFormContext();
  const { send, busy } = useSend(findInn);
  const [message, setMessage] = useState<ReactNode>(null);
  const find = async () => {
    setMessage(null);
    const handles = (failure: unknown) => {
      if (!(failure instanceof ApiFailure) || failure.code === 'internal') return false;
      setMessage(failure.code === 'passport_missing' ? <Missing named={profile.bioLastname !== ''} /> : failure.text);
      return true;
    };
    const reply = await send({ body: {} }, { handles });
    if (!reply) return;
    setValue('bioINN', reply.message.INN, { shouldDirty: true, shouldValidate: formState.isSubmitted });
    setMessage('Нашли ИНН и\u00a0подставили в\u00a0поле. Сохраните изменения.');
  };
  return (
    <InnLookup
      name="bioINN"
      optional
      hint="12 цифр"
      warning={isDoubtful(inn) ? INN_DOUBTFUL : ''}
      action="Найти мой ИНН"
      onLookup={() => void find()}
      busy={busy}
      outcome={message}
    />
  );
}

/** An INN is found by the name and the passport that are saved; tells which of them is not there. */
const Missing = ({ named }: { named: boolean }) =>
  named ? (
    <>
      ИНН находят по&nbsp;имени и&nbsp;паспорту.{' '}
      <ScreenLink to={profilePaths.passport}>Заполните паспортные данные</ScreenLink> и&nbsp;вернитесь сюда.
    </>
  ) : (
    <>ИНН находят по&nbsp;имени и&nbsp;паспорту. Сначала укажите и&nbsp;сохраните фамилию.</>
  );
