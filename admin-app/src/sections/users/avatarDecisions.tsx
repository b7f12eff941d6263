import { failedAt } from '@venue/sdk';
import { avatarStatus } from '@venue/sdk/profile/model';
import { confirmAvatar } from '@venue/sdk/users/admin';
import type { AdminUserCard } from '@venue/sdk/users/model';
import { DecisionForm } from '../../app/decision/DecisionFrame.tsx';
import type { Decision } from '../../app/decision/decision.ts';

const texts = {
  done: 'Решение по аватару сохранено',
  refused: 'Не удалось сохранить решение по аватару',
  failed: failedAt('сохранении решения по аватару'),
} as const;

/** What may be decided about a person's picture: the one that stands on the card, and no later one. */
export function avatarDecisions({
  userId,
  avatarConfirmStatus: seen,
  avatarUploadedAt,
  fullName,
  can,
}: AdminUserCard): readonly Decision[] {
  const { accepted, declined } = avatarStatus;
  if (avatarUploadedAt === null) return [];
  const form =
    (status: typeof accepted | typeof declined): Decision['form'] =>
    ({ children, done }) => (
      <DecisionForm
        call={confirmAvatar}
        to={{ id: userId }}
        from={{ seen, status, rejectionReason: '', avatarUploadedAt }}
        texts={texts}
        done={done}
        label="Решение по аватару"
      >
        {children}
      </DecisionForm>
    );
  const all: Omit<Decision, 'seen'>[] = [
    {
      name: 'acceptAvatar',
      label: 'Принять',
      tone: 'main',
      title: 'Принять фото?',
      text: `Его увидят все рядом с\u00a0именем${fullName ? `: ${fullName}` : ''}.`,
      form: form(accepted),
    },
    {
      name: 'declineAvatar',
      label: 'Отклонить',
      tone: 'danger',
      title: 'Отклонить фото?',
      text: 'Владелец увидит причину и\u00a0сможет загрузить другое.',
      reasons: [
        'На\u00a0фото не\u00a0видно лица',
        'На\u00a0фото другой человек',
        'Фото нечёткое',
        'На\u00a0фото реклама',
      ],
      form: form(declined),
    },
  ];
  return all.filter(({ name }) => can.some(action => action === name)).map(each => ({ ...each, seen }));
}
