import { decisionWords } from '@venue/sdk';
import { confirmBrand } from '@venue/sdk/brands/admin';
import { brandRecord } from '@venue/sdk/brands/kind';
import { type AdminBrandRow, brandMoves } from '@venue/sdk/brands/model';
import type { Decision } from '../../app/decision/decision.ts';
import { moveDecisions } from '../../app/decision/moveDecisions.tsx';
import { quoted } from '../../app/record/changes/quoted.ts';

/** Ready-made requests to the owner for a brand that is sent back. */
export const reworkReasons = [
  'Добавьте фотографии товаров или места',
  'Дополните описание бренда',
  'Укажите действующие контакты',
  'Организация не\u00a0относится к\u00a0бренду',
];

/** Ready-made reasons to reject a brand. */
export const rejectReasons = ['Деятельность не\u00a0подходит площадке', 'Такой бренд уже есть'];

type Decidable = Pick<AdminBrandRow, 'brandId' | 'brandName' | 'brandStatus' | 'can'>;

/** What may be decided about a brand. */
export const decisionsOf = ({ brandId: id, brandName: title, brandStatus: seen, can }: Decidable): Decision[] =>
  moveDecisions({
    kind: brandRecord,
    title,
    can,
    seen,
    moves: brandMoves,
    call: confirmBrand,
    to: { id },
    says: {
      confirm: {
        label: decisionWords.confirm.label,
        title: `Подтвердить бренд ${quoted(title)}?`,
        text: 'Его увидят другие, а\u00a0владелец сможет предлагать товары.',
        soon: `Бренд ${quoted(title)} будет подтверждён`,
      },
      take: {
        label: 'На\u00a0рассмотрение',
        title: `Принять бренд ${quoted(title)} на\u00a0рассмотрение?`,
        text: 'Владелец увидит статус «Принят». Решение можно вынести позже, заявка останется в\u00a0очереди.',
      },
      rework: { text: 'Владелец поправит его и\u00a0отправит снова.', reasons: reworkReasons },
      reject: { text: 'Править его и\u00a0отправить снова владелец уже не\u00a0сможет.', reasons: rejectReasons },
    },
  });
