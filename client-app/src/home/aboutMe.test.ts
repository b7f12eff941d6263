import { expect, test } from 'vitest';
import { profilePaths } from '../profile/profile.paths.ts';
import { maria } from '../profile/profile.testing.tsx';
import { waitingAboutMe } from './aboutMe.ts';

const whole = { ...maria, userEmail: 'maria@example.ru', userEmailActive: true };
const about = (profile: Partial<typeof whole>, deletionAt: string | null = null) =>
  waitingAboutMe({ profile: { ...whole, ...profile }, deletionAt, info: profilePaths.info }).map(({ title }) => title);

test.each([
  [{}, []],
  [{ bioName: '' }, ['Укажите, как вас зовут']],
  [{ userPhoneActive: false }, ['Подтвердите номер телефона']],
  [{ userEmail: '', userEmailActive: false }, ['Укажите электронную почту']],
  [{ userEmailActive: false }, ['Подтвердите электронную почту']],
  [{ userEmailBouncedAt: '2026-11-28T07:00:00.000Z' }, ['Исправьте электронную почту']],
  [{ avatarConfirmStatus: 2 as const }, ['Фото отклонено']],
  [{ avatarConfirmStatus: 3 as const }, []],
  [{ verificationReason: 'Нет страницы с\u00a0пропиской' }, ['Учётная запись не\u00a0подтверждена']],
])('of a profile with %o waits %j', (profile, titles) => expect(about(profile)).toEqual(titles));

test('a deletion under way comes first', () => {
  expect(about({ bioName: '' }, '2026-12-20T04:00:00.000Z')).toEqual([
    'Учётная запись будет удалена 20.12.2026',
    'Укажите, как вас зовут',
  ]);
});
