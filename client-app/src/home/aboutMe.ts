import { avatarStatus, type UserProfile } from '@venue/sdk/profile/model';
import { formatDate } from '@venue/shared-ui/dates/format.ts';
import type { Address } from '@venue/shared-ui/shell/screens.tsx';
import type { Waiting } from '../app/cabinet/waiting.ts';
import { privacyPaths } from '../privacy/privacy.paths.ts';

interface Own {
  readonly profile: UserProfile;
  readonly deletionAt: string | null;
  /** Where this kind of account has its personal data. */
  readonly info: Address;
}

/** What waits for the person in their own data, the most pressing first. */
export function waitingAboutMe({ profile, deletionAt, info }: Own): Waiting[] {
  const all: Waiting[] = [];
  const add = (title: string, text: string, more: Partial<Waiting> = {}) =>
    all.push({ title, text, to: info.path, ...more });
  const isLater = true;
  if (deletionAt !== null)
    add(`Учётная запись будет удалена ${formatDate(deletionAt)}`, 'Ещё можно передумать', {
      to: privacyPaths.page.path,
    });
  if (profile.bioName === '')
    add('Укажите, как вас зовут', 'Имя нужно для броней, чеков и\u00a0договоров', { isLater });
  if (!profile.userPhoneActive) add('Подтвердите номер телефона', 'Пришлём на\u00a0него код', { isLater });
  if (profile.userEmail === '') add('Укажите электронную почту', 'На\u00a0неё придут чеки и\u00a0ответы', { isLater });
  else if (profile.userEmailBouncedAt !== null)
    add('Исправьте электронную почту', `Письма на\u00a0${profile.userEmail} не\u00a0доходят`);
  else if (!profile.userEmailActive)
    add('Подтвердите электронную почту', `Пришлём код на\u00a0${profile.userEmail}`, { isLater });
  if (profile.avatarConfirmStatus === avatarStatus.declined)
    add('Фото отклонено', profile.rejectionReason ?? 'Загрузите другое');
  if (profile.verificationReason) add('Учётная запись не\u00a0подтверждена', profile.verificationReason);
  return all;
}
