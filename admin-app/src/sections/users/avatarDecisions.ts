import { decisionWords, failedAt } from '@venue/sdk';
import { avatarStatus } from '@venue/sdk/profile/model';
import { confirmAvatar } from '@venue/sdk/users/admin';
import type { AdminUserCard } from '@venue/sdk/users/model';
import { callDecisions } from '../../app/decision/callDecisions.tsx';
import type { Decision } from '../../app/decision/decision.ts';

const texts = {
  done: 'Решение по аватару сохранено',
  refused: 'Не удалось сохранить решение по аватару',
  failed: failedAt('сохранении решения по аватару'),
} as const;

/** The possible decisions on a person's picture; they apply to the one on screen, not to a newer one. */
export function avatarDecisions({
  userId,
  avatarConfirmStatus: seen,
  avatarUploadedAt,
  fullName,
  can,
}: AdminUserCard): readonly Decision[] {
  const { accepted, declined } = avatarStatus;
  if (avatarUploadedAt === null) return [];
  const deciding = {
    call: confirmAvatar,
    to: { id: userId },
    can,
    seen,
    record: `avatar/${userId}`,
    subject: fullName || `Клиент №\u00a0${userId}`,
    texts,
    label: 'Решение по аватару',
  };
  return callDecisions(deciding, [
    {
      name: 'acceptAvatar',
      label: decisionWords.accept.label,
      tone: 'main',
      title: 'Принять фото?',
      text: `Его увидят все рядом с\u00a0именем${fullName ? `: ${fullName}` : ''}.`,
      soon: `Фото будет принято${fullName ? `: ${fullName}` : ''}`,
      from: { status: accepted, avatarUploadedAt },
    },
    {
      name: 'declineAvatar',
      label: decisionWords.reject.label,
      tone: 'danger',
      title: 'Отклонить фото?',
      text: 'Владелец увидит причину и\u00a0сможет загрузить другое.',
      reasons: [
        'На\u00a0фото не\u00a0видно лица',
        'На\u00a0фото другой человек',
        'Фото нечёткое',
        'На\u00a0фото реклама',
      ],
      from: { status: declined, avatarUploadedAt },
    },
  ]);
}
