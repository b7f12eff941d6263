import { createPromoCode } from '@venue/sdk/promo-codes/admin';
import { promoCodeRecord } from '@venue/sdk/promo-codes/kind';
import { promoFor } from '@venue/sdk/promo-codes/model';
import { CreatePage } from '../../app/record/form/CreatePage.tsx';
import { promoCodePaths } from './promo-codes.paths.ts';
import { promoCodeInputs } from './promoCodeInputs.tsx';

/** Adds a promo code, which customers may use at once: for bookings, unless staff choose otherwise. */
export default function CreatePromoCodePage() {
  return (
    <CreatePage
      kind={promoCodeRecord}
      create={createPromoCode}
      from={{ promoFor: promoFor.rooms }}
      paths={promoCodePaths}
      own={promoCodeInputs}
    />
  );
}
