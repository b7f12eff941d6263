import { ArticleRow } from '@venue/sdk/articles/model';
import { BrandRow } from '@venue/sdk/brands/model';
import { MarketRequestRow } from '@venue/sdk/market/model';
import { sample } from '@venue/sdk/testing';
import { expect, test } from 'vitest';
import { profilePaths } from '../profile/profile.paths.ts';
import { maria } from '../profile/profile.testing.tsx';
import { waitingAboutMe, waitingSentBack } from './waiting.ts';

const whole = { ...maria, userEmail: 'maria@example.ru', userEmailActive: true };
const about = (profile: Partial<typeof whole>, deletionAt: string | null = null) =>
  waitingAboutMe({ profile: { ...whole, ...profile }, deletionAt, info: profilePaths.info }).map(({ title }) => title);

test.each([
  [{}, []],
  [{ bioName: '' }, ['Укажите, как вас зовут']],
  [{ userPhoneActive: false }, ['Подтвердите номер телефона']],
  [{ userEmail: '', userEmailActive: false }, ['Укажите электронную почту']],
  [{ userEmailActive: false }, ['Подтвердите электронную почту']],
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

test('what was sent back tells why and leads to it; what waits for staff does not', () => {
  const brand = { ...sample(BrandRow), brandId: 4, brandName: 'Глина', rejectionReason: 'Нет фото' };
  const request = { ...sample(MarketRequestRow), requestId: 7, rejectionReason: null };
  const article = {
    ...sample(ArticleRow),
    articleId: 9,
    articleKind: 1 as const,
    articleTitle: 'О\u00a0глине',
    rejectionReason: 'Короткая',
  };
  const sent = waitingSentBack({
    brands: [
      { ...brand, brandStatus: 5 },
      { ...brand, brandStatus: 6 },
      { ...brand, brandStatus: 4 },
    ],
    requests: [
      { ...request, requestStatus: 4 },
      { ...request, requestStatus: 2 },
    ],
    articles: [
      { ...article, statusValue: 8 },
      { ...article, statusValue: 3 },
    ],
  });
  expect(sent).toEqual([
    { title: 'Бренд «Глина»: на доработке', text: 'Нет фото', to: '/marketplace/account/brands/4/edit' },
    { title: 'Бренд «Глина»: отклонён', text: 'Нет фото', to: '/marketplace/account/brands/4/edit' },
    {
      title: 'Заявка №\u00a07: отклонена',
      text: 'Откройте, чтобы посмотреть причину',
      to: '/marketplace/account/marketrequests/7/edit',
    },
    { title: 'Статья «О\u00a0глине»: на доработке', text: 'Короткая', to: '/marketplace/account/articles/9' },
  ]);
});
