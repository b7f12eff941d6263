import * as z from 'zod/mini';
import { call } from '../core/schema/call.ts';
import { message } from '../core/schema/fields.ts';
import { file } from '../core/schema/file.ts';
import { PublicCard } from './cards.model.ts';

/** A card by its link. A link that was switched off, or never existed, is `not_found`. */
export const getCard = call({
  id: 'card.detail',
  summary: 'Read a business card by its link',
  method: 'GET',
  path: '/cards/{slug}',
  access: 'public',
  reply: message(PublicCard),
  fails: ['not_found'],
  reads: ['cards'],
  ours: true,
});

/** The owner's accepted picture, 512 px square. */
export const getCardAvatar = call({
  id: 'card.avatar',
  summary: 'Download the picture of a business card',
  method: 'GET',
  path: '/cards/{slug}/avatar',
  access: 'public',
  reply: file('image/webp'),
  fails: ['not_found'],
  reads: ['cards'],
  ours: true,
});

/** The card for an address book: vCard 3.0, which phones of every kind read. */
export const downloadVcard = call({
  id: 'card.vcard',
  summary: 'Download a business card for an address book',
  method: 'GET',
  path: '/cards/{slug}/vcard',
  access: 'public',
  reply: file('text/vcard'),
  fails: ['not_found'],
  reads: ['cards'],
  ours: true,
});

/** My card's own link; it works while the card is published. `not_found` until the card is filled in. */
export const getMyCardLink = call({
  id: 'card.link',
  summary: 'Read the link of my business card',
  method: 'GET',
  path: '/cards/my/link',
  access: 'customer',
  reply: message(z.object({ slug: z.string(), url: z.string() })),
  fails: ['not_found'],
  reads: ['profile'],
  ours: true,
});

/** Makes another link for my card; the previous one stops working. */
export const renewMyCardLink = call({
  id: 'card.linkRenew',
  summary: 'Replace the link of my business card',
  method: 'POST',
  path: '/cards/my/link/renew',
  access: 'customer',
  reply: message(z.object({ slug: z.string(), url: z.string() })),
  fails: ['not_found'],
  changes: ['profile', 'cards'],
  repeat: 'never: each one makes another link',
  ours: true,
});

/** My card to print: ten to a sheet of A4 with cutting marks and a QR code of the link. */
export const printMyCard = call({
  id: 'card.pdf',
  summary: 'Download my business card as a PDF to print',
  method: 'POST',
  path: '/cards/my/pdf',
  access: 'customer',
  reply: file('application/pdf'),
  fails: ['not_found'],
  reads: ['cards'],
  ours: true,
});
