import { formatMoney } from '@venue/sdk';
import { listPromoCodes, removePromoCode, savePromoCode } from '@venue/sdk/promo-codes/admin';
import { promoCodeRecord } from '@venue/sdk/promo-codes/kind';
import { promoCodeRemovalConfirm } from '@venue/sdk/promo-codes/model';
import { recordList } from '../../app/list/RecordList.tsx';
import { promoCodePaths } from './promo-codes.paths.ts';

/** The promo codes with what each gives, how often it was used and for how much. */
export default recordList(promoCodeRecord, listPromoCodes, {
  paths: promoCodePaths,
  save: savePromoCode,
  removal: { call: removePromoCode, question: promoCodeRemovalConfirm },
  columns: ({ column, drawn }) => [
    column('promoCode', { minWidth: 180, flex: 1 }),
    drawn('promoPercent', row => (row.promoSum === null ? `${row.promoPercent}\u00a0%` : formatMoney(row.promoSum)), {
      headerName: 'Скидка',
      width: 120,
    }),
    column('promoIsActive', { width: 142 }),
    drawn(
      'promoUses',
      row => (row.promoMaxUses === null ? row.promoUses : `${row.promoUses}\u00a0из\u00a0${row.promoMaxUses}`),
      { width: 140 },
    ),
    column('promoGiven', { width: 160 }),
    column('promoFor', { aside: true }),
    column('promoFrom', { width: 136, aside: true }),
    column('promoTo', { width: 142 }),
    column('promoNote', { aside: true }),
    column('updatedAt', { aside: true }),
    column('promoCodeId', { aside: true }),
  ],
  filters: ['promoIsActive'],
  searchLabel: 'Промокод или заметка',
  hint: 'Дайте гостям скидку на\u00a0бронь или билеты: её впишут при\u00a0оплате, а\u00a0здесь будет видно, сколько раз и\u00a0на\u00a0какую сумму.',
});
