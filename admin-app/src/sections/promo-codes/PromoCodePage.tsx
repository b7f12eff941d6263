import { getPromoCode, removePromoCode, savePromoCode } from '@venue/sdk/promo-codes/admin';
import { promoCodeRecord } from '@venue/sdk/promo-codes/kind';
import { PromoCode, promoCodeRemovalConfirm } from '@venue/sdk/promo-codes/model';
import { plainPage } from '../../app/record/plainPage.tsx';
import { PromoUses } from './PromoUses.tsx';
import { promoCodePaths } from './promo-codes.paths.ts';
import { promoCodeInputs } from './promoCodeInputs.tsx';

/** One promo code, and the bookings it was used for. */
export default plainPage(promoCodeRecord, {
  paths: promoCodePaths,
  get: getPromoCode,
  save: savePromoCode,
  model: PromoCode,
  removal: { call: removePromoCode, question: promoCodeRemovalConfirm },
  site: () => false,
  isVersioned: false,
  useParts: () => ({ own: promoCodeInputs }),
  beside: record => <PromoUses promoCode={record} />,
});
