import type { Words } from '../core/openapi/openapi.words.ts';

/** Descriptions of this area's fields, for the OpenAPI document and the typings. */
export const bannersWords: Words = {
  saleBannerAdvertiser: 'Who advertises, as the law wants it shown.',
  saleBannerErid: 'Token of the advertisement in the state register.',
  saleBannerFrom: 'First day the banner is shown; null for at once.',
  saleBannerId: 'Number of the banner.',
  saleBannerImage: 'Picture of the banner; null where there is none.',
  saleBannerIsActive: 'Whether the banner is switched on.',
  saleBannerLink: 'Where the banner leads.',
  saleBannerText: 'What the banner says under its title.',
  saleBannerMeta: 'How the picture fills its frame.',
  saleBannerTitle: 'What the banner says first.',
  saleBannerTo: 'Last day the banner is shown; null for no end.',
};
