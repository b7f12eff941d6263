import * as z from 'zod/mini';
import { checked } from '../core/schema/checked.ts';
import { defineEnum } from '../core/schema/enums.ts';
import { Id } from '../core/schema/fields.ts';
import { anyName } from '../core/schema/names.ts';
import { AnyPhone, Email, Inn, messages, required, short } from '../core/schema/rules.ts';
import { withoutRules } from '../core/schema/withoutRules.ts';

// Kept apart from people: a program about agreements or brands does not bundle passports.

/** The legal form of the other party of a contract. */
export const contragentType = defineEnum({
  company: { id: 1, label: 'Юридическое лицо' },
  soleTrader: { id: 2, label: 'Индивидуальный предприниматель' },
  individual: { id: 3, label: 'Физическое лицо' },
});

/* @__NO_SIDE_EFFECTS__ */
const digits = (count: number) => checked(z.string(), z.regex(new RegExp(`^\\d{${count}}$`), messages.invalid));

/** A company, sole trader or person on whose behalf its owner acts, with the requisites that documents need. */
export const OrganisationFields = z.object({
  name: required(300),
  type: contragentType.schema,
  INN: Inn,
  /** Companies only. */
  KPP: z.union([z.literal(''), digits(9)], { error: messages.invalid }),
  /** OGRN of a company, OGRNIP of a sole trader. */
  OGRN: z.union([z.literal(''), digits(13), digits(15)], { error: messages.invalid }),
  legalAddress: short(500),
  postalAddress: short(500),
  headPosition: short(200),
  headName: anyName(200),
  /** `Устава`, `доверенности № 7 от 01.02.2026`. */
  actsOn: short(200),
  bankName: short(300),
  BIK: z.union([z.literal(''), digits(9)], { error: messages.invalid }),
  account: z.union([z.literal(''), digits(20)], { error: messages.invalid }),
  correspondentAccount: z.union([z.literal(''), digits(20)], { error: messages.invalid }),
  /** No SMS goes there, so it may be of another country. */
  phone: z.union([z.literal(''), AnyPhone], { error: messages.phone }),
  email: z.union([z.literal(''), Email], { error: messages.email }),
});

export const Organisation = z.extend(withoutRules(OrganisationFields), { organisationId: Id });
export type Organisation = z.output<typeof Organisation>;

const registered = {
  name: true,
  type: true,
  INN: true,
  KPP: true,
  OGRN: true,
  legalAddress: true,
  headPosition: true,
  headName: true,
} as const;

/** The fields of a company or a sole trader that the public register has. */
export const RegisteredOrganisationFields = z.pick(OrganisationFields, registered);
export const RegisteredOrganisation = z.pick(Organisation, registered);
