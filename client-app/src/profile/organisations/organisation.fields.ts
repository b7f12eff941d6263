import { contragentType, type Organisation } from '@venue/sdk/profile/model';

/** Stands in the address for an organisation that is being added. */
export const NEW = 'new';

/** The fields of an organisation, without its id. */
export type OrganisationValues = Omit<Organisation, 'organisationId'>;
type Field = keyof OrganisationValues;

const foreign: Readonly<Record<OrganisationValues['type'], readonly Field[]>> = {
  [contragentType.company]: [],
  [contragentType.soleTrader]: ['KPP', 'headPosition', 'headName'],
  [contragentType.individual]: ['KPP', 'OGRN', 'headPosition', 'headName', 'actsOn'],
};

/** Whether a company, a sole trader or an individual has this field. */
export const has = (type: OrganisationValues['type'], field: Field): boolean => !foreign[type].includes(field);

/** The values as they are saved: what this kind of organisation does not have is left empty. */
export const ofItsKind = (values: OrganisationValues): OrganisationValues => ({
  ...values,
  ...Object.fromEntries(foreign[values.type].map(field => [field, ''])),
});

/** Labels of the fields that depend on the type. */
export const labels = (type: OrganisationValues['type']) => ({
  name:
    type === contragentType.company
      ? 'Название'
      : type === contragentType.soleTrader
        ? 'Наименование ИП'
        : 'Фамилия, имя и\u00a0отчество',
  OGRN: type === contragentType.company ? 'ОГРН' : 'ОГРНИП',
  legalAddress: type === contragentType.company ? 'Юридический адрес' : 'Адрес регистрации',
});

/** How many digits the INN and the OGRN of this kind have. */
export const lengths = (type: OrganisationValues['type']) =>
  type === contragentType.company ? { INN: 10, OGRN: 13 } : { INN: 12, OGRN: 15 };

const named = {
  name: 'название',
  type: 'вид',
  KPP: 'КПП',
  OGRN: 'ОГРН',
  legalAddress: 'адрес',
  headPosition: 'должность руководителя',
  headName: 'имя руководителя',
} as const;
type FoundCompany = Pick<OrganisationValues, keyof typeof named>;
const foundFields = Object.keys(named) as readonly (keyof FoundCompany)[];

/** Names of the fields whose typed value differs from the register; empty values are ignored. */
export const differing = (values: OrganisationValues, company: FoundCompany): string[] =>
  foundFields
    .filter(
      field => field !== 'type' && values[field] !== '' && company[field] !== '' && values[field] !== company[field],
    )
    .map(field => named[field]);

/** The register's values to fill in: for all fields, or only for empty ones. */
export function filled(
  values: OrganisationValues,
  company: FoundCompany,
  everywhere: boolean,
): Partial<OrganisationValues> {
  const known = foundFields.filter(field => company[field] !== '' && (everywhere || values[field] === ''));
  // The kind decides which fields there are, so it always follows the register.
  return { ...Object.fromEntries(known.map(field => [field, company[field]])), type: company.type };
}
