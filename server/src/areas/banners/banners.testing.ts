import { centred, newIdempotencyKey } from '@venue/sdk';
import { addBanner } from '@venue/sdk/banners/admin';
import { SaleBannerFields } from '@venue/sdk/banners/model';
import { sample } from '@venue/sdk/testing';
import type { Person } from '../../testing/api.people.ts';
import type { TestApi } from '../../testing/api.ts';

export const banner: SaleBannerFields = {
  ...sample(SaleBannerFields),
  saleBannerTitle: 'Скидка на фотостудию',
  saleBannerText: 'До конца ноября',
  saleBannerLink: 'events.example/photo',
  saleBannerMeta: centred,
  saleBannerFrom: '2026-11-20',
  saleBannerTo: '2026-11-30',
  saleBannerAdvertiser: '',
  saleBannerErid: '',
};

/** A banner that is not active. */
export async function aBanner(api: TestApi, staff: Person, over: Partial<SaleBannerFields> = {}): Promise<number> {
  const idempotencyKey = newIdempotencyKey();
  return (await api.as(staff).send(addBanner, { body: { ...banner, ...over } }, { idempotencyKey })).id;
}
