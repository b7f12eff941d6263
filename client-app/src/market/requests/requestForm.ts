import { type MarketRequest, MarketRequestFields } from '@venue/sdk/market/model';
import * as z from 'zod/mini';
import { filledIn } from '../items/itemForm.ts';

/** Also validates a new request: its `version` is 0 and is not sent. */
export const requestSchema = z.extend(MarketRequestFields, {
  brandId: filledIn(MarketRequestFields.shape.brandId),
  version: z.int(),
});
export type RequestValues = z.input<typeof requestSchema>;

/** What the editor shows of a saved request. */
export const requestValues = ({
  brandId,
  contactName,
  contactPhone,
  comment,
  version,
}: MarketRequest): RequestValues => ({ brandId, contactName, contactPhone, comment, version });
