import { innDigitsFit, required } from '@venue/sdk';
import * as z from 'zod/mini';

const filled = (form: RegExp) => z.string().check(z.regex(form));
const short = z.string().check(z.maxLength(200));

/** The venue's own requisites, as papers print them and banks read them. */
export const Requisites = z.object({
  name: required(300),
  // Printed on documents; whoever gets them checks the control digits.
  INN: filled(/^(\d{10}|\d{12})$/).check(z.refine(innDigitsFit)),
  KPP: filled(/^(\d{9})?$/),
  OGRN: filled(/^(\d{13}|\d{15})$/),
  legalAddress: required(500),
  headPosition: required(200),
  /** Family name and given name at least: electronic documents have a field for each. */
  headName: required(200).check(z.regex(/\S\s+\S/)),
  accountantName: short,
  actsOn: required(200),
  bankName: required(300),
  BIK: filled(/^\d{9}$/),
  account: filled(/^\d{20}$/),
  correspondentAccount: filled(/^\d{20}$/),
  phone: filled(/^(\d{10})?$/),
  email: short,
});
export type Requisites = z.output<typeof Requisites>;
