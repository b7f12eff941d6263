import { formatDate, momentOf } from '@venue/sdk';
import { ended, sms } from './notice.ts';

/** Messages to people about their own accounts, when staff decide about them. */
export const customerNotices = {
  'customer.blocked': sms(
    'owner',
    'Новые брони закрыты',
    4,
    ({ reason, blockedTo }: { reason: string; blockedTo: string }) =>
      `Вы не сможете бронировать помещения по ${formatDate(momentOf(blockedTo, 12))} включительно. Брони, которые уже есть, остаются. Причина: ${ended(reason)}`,
    'same',
  ),
  'customer.unblocked': sms(
    'owner',
    'Новые брони снова открыты',
    1,
    (_about: object) => 'Вы снова можете бронировать помещения.',
    'same',
  ),
} as const;
