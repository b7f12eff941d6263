import { failedAt } from '@venue/sdk';
import { adminRequestType } from '@venue/sdk/applications/model';
import { verificationStatus } from '@venue/sdk/profile/model';
import { confirmUser } from '@venue/sdk/users/admin';
import type { AdminUserCard } from '@venue/sdk/users/model';
import { DecisionForm } from '../../app/decision/DecisionFrame.tsx';
import type { Decision } from '../../app/decision/decision.ts';

/** What may be decided about a person: to confirm them, with or without their account becoming active, or not to. */
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
  const form =
    (status: 0 | 1 | 2, done: string): Decision['form'] =>
    parts => (
      <DecisionForm
        call={confirmUser}
        to={{ id: userId }}
        from={{ seen, applicationId, status, rejectionReason: '' }}
        texts={{
          done,
          refused: 'Не удалось подтвердить пользователя',
          failed: failedAt('подтверждении пользователя'),
        }}
        done={parts.done}
        label="Решение о пользователе"
      >
        {parts.children}
      </DecisionForm>
    );
  const isMove = (status: 0 | 1 | 2) => applicationId !== null || status !== seen;
  const who = fullName ? `: ${fullName}` : '';
  const confirmed = 'Пользователь подтверждён';
  const all: (Omit<Decision, 'seen'> & { readonly needs: AdminUserCard['can'][number]; readonly status: 0 | 1 | 2 })[] =
    [
      {
        needs: 'confirm',
        status: verificationStatus.active,
        name: 'active',
        label: 'Подтвердить',
        tone: 'main',
        title: `Подтвердить пользователя${who}?`,
        text: 'Имя и\u00a0паспорт проверены, учётная запись станет активной.',
        form: form(verificationStatus.active, confirmed),
      },
      {
        needs: 'confirm',
        status: verificationStatus.verified,
        name: 'verified',
        label: 'Без\u00a0активации',
        tone: 'plain',
        title: `Подтвердить без\u00a0активации${who}?`,
        text: 'Имя и\u00a0паспорт проверены, но\u00a0учётная запись пока не\u00a0станет активной.',
        form: form(verificationStatus.verified, confirmed),
      },
      {
        needs: 'refuse',
        status: 0,
        name: 'refuse',
        label: present === null ? 'Отказать' : 'Снять подтверждение',
        tone: 'danger',
        title: `${present === null ? 'Отказать в\u00a0подтверждении' : 'Снять подтверждение'}${who}?`,
        text: 'Человек увидит причину, сможет исправить данные и\u00a0отправить их снова.',
        reasons: ['Имя не\u00a0совпадает с\u00a0паспортом', 'Данные паспорта неполные', 'Паспорт недействителен'],
        form: form(0, present === null ? 'В\u00a0подтверждении отказано' : 'Подтверждение снято'),
      },
    ];
  // A refusal leaves the status of a new person as it was: what waits is part of what was seen.
  const state = `${seen}/${applicationId}`;
  return all
    .filter(({ needs, status }) => can.includes(needs) && isMove(status))
    .map(each => ({ ...each, seen: state }));
}
