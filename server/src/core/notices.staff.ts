import { formatDateTime } from '@venue/sdk';
import { sms } from './notice.ts';

export const notYou = 'Если это были не вы, сразу позвоните нам.';

/** Messages to staff about their accounts. */
export const staffNotices = {
  'staff.invited': sms(
    'colleague',
    'Приглашение сотрудника',
    3,
    ({ link }: { link: string }) => `Вас добавили в сотрудники. Задайте пароль для входа в течение суток: ${link}`,
    { none: 'the account is new, so it has no confirmed address' },
  ),
  'staff.passwordLink': sms(
    'colleague',
    'Ссылка для нового пароля сотрудника',
    3,
    ({ link }: { link: string }) => `Ссылка, чтобы задать новый пароль сотрудника, действует сутки: ${link}`,
    { none: 'a link that sets a password goes to one place only' },
  ),
  'staff.removed': sms(
    'colleague',
    'Доступ сотрудника закрыт',
    2,
    () => 'Ваш доступ сотрудника закрыт. Если это ошибка, обратитесь к администратору.',
    'same',
  ),

  'staff.newDevice': sms(
    'colleague',
    'Вход с\u00a0нового устройства',
    3,
    ({ at, device, address }: { at: Date; device: string; address: string }) =>
      `${formatDateTime(at)} в вашу учётную запись сотрудника вошли с нового устройства: ${[device, address].filter(Boolean).join(', ')}. ${notYou}`,
    'same',
  ),
  'staff.factorReset': sms(
    'colleague',
    'Второй фактор сброшен',
    2,
    () => 'Администратор отключил вам вход с кодом из приложения. Если вы об этом не просили, сразу позвоните нам.',
    'same',
  ),
};
