import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { centred } from '../core/schema/pictures.ts';
import { check } from '../core/schema/rules.ts';
import { addBanner, saveBanner } from './banners.admin.calls.ts';

const added = addBanner.body ?? z.never();
const changed = saveBanner.body ?? z.never();
const banner = {
  saleBannerMeta: centred,
  saleBannerTitle: 'Скидка на фотостудию',
  saleBannerText: '',
  saleBannerLink: '',
  saleBannerFrom: '2026-11-20',
  saleBannerTo: '2026-11-30',
  saleBannerAdvertiser: '',
  saleBannerErid: '',
};
const saved = { ...banner, saleBannerId: 1, version: 1 };

test('the venue’s own banner needs no token', () => {
  expect(check(added, banner).ok).toBe(true);
  expect(check(changed, saved).ok).toBe(true);
});

test.each([
  ['somebody else’s without a token', { saleBannerAdvertiser: 'ООО «Малахит», ИНН 6671081234' }, 'saleBannerErid'],
  ['a token of other signs', { saleBannerErid: 'токен' }, 'saleBannerErid'],
  ['a last day before the first', { saleBannerTo: '2026-11-19' }, 'saleBannerTo'],
])('%s is refused beside its field, new or saved', (_, change, field) => {
  const refused = { ok: false, fields: { [field]: expect.any(String) } };
  expect(check(added, { ...banner, ...change })).toMatchObject(refused);
  expect(check(changed, { ...saved, ...change })).toMatchObject(refused);
});
