import { decisionWords, failedAt } from '@venue/sdk';
import { adminRequestType } from '@venue/sdk/applications/model';
import { verificationStatus } from '@venue/sdk/profile/model';
import { confirmUser } from '@venue/sdk/users/admin';
import type { AdminUserCard } from '@venue/sdk/users/model';
import { type CallDecision, callDecisions } from '../../app/decision/callDecisions.tsx';
import type { Decision } from '../../app/decision/decision.ts';

const confirmed = {
  done: 'Пользователь подтверждён',
  refused: 'Не удалось подтвердить пользователя',
  failed: failedAt('подтверждении пользователя'),
} as const;

/** The possible decisions on a person: to confirm them, with or without activating the account, or to refuse. */
export function userDecisions({
  userId,
  fullName,
  can,
  verificationStatus: present,
  applications,
}: AdminUserCard): readonly Decision[] {
  const seen = present ?? 0;
  const applicationId =
    applications.find(({ requestType }) => requestType === adminRequestType.user)?.requestId ?? null;
  const isMove = (status: 0 | 1 | 2) => applicationId !== null || status !== seen;
  const who = fullName ? `: ${fullName}` : '';
  const deciding = {
    call: confirmUser,
    to: { id: userId },
    can,
    seen,
    record: `user/${userId}`,
    subject: fullName || `Клиент №\u00a0${userId}`,
    texts: confirmed,
    label: 'Решение о\u00a0пользователе',
  };
  const all = [
    {
      needs: 'confirm',
      name: 'active',
      label: decisionWords.confirm.label,
      tone: 'main',
      title: `Подтвердить пользователя${who}?`,
      text: 'Имя и\u00a0паспорт проверены, учётная запись станет активной.',
      soon: `Пользователь будет подтверждён${who}`,
      from: { applicationId, status: verificationStatus.active },
    },
    {
      needs: 'confirm',
      name: 'verified',
      label: 'Без\u00a0активации',
      tone: 'plain',
      title: `Подтвердить без\u00a0активации${who}?`,
      text: 'Имя и\u00a0паспорт проверены, но\u00a0учётная запись пока не\u00a0станет активной.',
      from: { applicationId, status: verificationStatus.verified },
    },
    {
      needs: 'refuse',
      name: 'refuse',
      label: present === null ? 'Отказать' : 'Снять подтверждение',
      tone: 'danger',
      title: `${present === null ? 'Отказать в\u00a0подтверждении' : 'Снять подтверждение'}${who}?`,
      text: 'Человек увидит причину, сможет исправить данные и\u00a0отправить их снова.',
      reasons: ['Имя не\u00a0совпадает с\u00a0паспортом', 'Данные паспорта неполные', 'Паспорт недействителен'],
      from: { applicationId, status: 0 },
      texts: { ...confirmed, done: present === null ? 'В\u00a0подтверждении отказано' : 'Подтверждение снято' },
    },
  ] as const satisfies readonly CallDecision<typeof confirmUser>[];
  const decisions = callDecisions(
    deciding,
    all.filter(({ from }) => isMove(from.status)),
  );
  // A refusal keeps the status of a new person, so `seen` also contains the id of the pending application.
  return decisions.map(decision => ({ ...decision, seen: `${seen}/${applicationId}` }));
}
