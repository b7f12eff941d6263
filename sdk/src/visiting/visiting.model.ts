import * as z from 'zod/mini';

/** The venue's legal and bank details. Fields that do not apply are empty. */
export const SellerRequisites = z.object({
  name: z.string(),
  INN: z.string(),
  KPP: z.string(),
  OGRN: z.string(),
  legalAddress: z.string(),
  headPosition: z.string(),
  headName: z.string(),
  bankName: z.string(),
  BIK: z.string(),
  account: z.string(),
  correspondentAccount: z.string(),
  /** Ten digits. */
  phone: z.string(),
  email: z.string(),
});
export type SellerRequisites = z.output<typeof SellerRequisites>;
