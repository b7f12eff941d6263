import { useWatch } from 'react-hook-form';
import { INN_DOUBTFUL, isDoubtful } from './InnField.tsx';
import { InnLookup } from './InnLookup.tsx';
import { lengths, type OrganisationValues } from './organisation.fields.ts';
import type { Register } from './useRegister.ts';

interface Props {
  register: Register;
  /** Nobody has said yet whether it is a company or a person. */
  isFirst?: boolean;
}

/** The INN of an organisation, and what the public register knows by it. */
export function CompanyInn({ register, isFirst = false }: Props) {
  const [inn, type] = useWatch<OrganisationValues, ['INN', 'type']>({ name: ['INN', 'type'] });
  const complete = inn.length === 10 || inn.length === 12;
  const usual = lengths(type).INN;
  const warning = isDoubtful(inn)
    ? INN_DOUBTFUL
    : complete && !isFirst && inn.length !== usual
      ? `Проверьте ИНН: здесь обычно ${usual} цифр`
      : '';
  return (
    <InnLookup
      name="INN"
      hint={isFirst ? '10 цифр у\u00a0компании, 12 у\u00a0ИП и\u00a0физлица' : `${usual} цифр`}
      warning={warning}
      action={'Заполнить по\u00a0ИНН'}
      isMain={isFirst}
      onLookup={() => void register.look()}
      busy={register.busy}
      // One message about an INN at a time.
      outcome={warning ? '' : register.message}
    />
  );
}
