import type { Words } from '../core/openapi/openapi.words.ts';

/** Descriptions of this area's fields, for the OpenAPI document and the typings. */
export const cardsWords: Words = {
  cardAbout: 'What the person tells about themselves.',
  cardCompany: 'Where the person works.',
  cardEmail: 'E-mail address on the card; may be empty.',
  cardIsPublished: 'Whether others see the card.',
  cardName: 'How the person is called on the card.',
  cardPhone: 'Phone on the card; may be empty.',
  cardPosition: 'What the person does there.',
  cardSiteUrl: 'Link on the card; may be empty.',
  cardSocials: 'Pages in social networks on the card.',
  hasAvatar: 'Whether the person has a picture that staff accepted.',
  slug: 'The secret part of the link.',
};
