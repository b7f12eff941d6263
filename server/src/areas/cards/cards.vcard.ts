import { formatPhone } from '@venue/sdk';
import { escaped, folded } from '../../core/files/lines.ts';
import type { CardRecord } from './cards.store.ts';

const webAddress = (url: string): string => (/^https?:\/\//.test(url) ? url : `https://${url}`);

/** A card for an address book: vCard 3.0, which phones of every kind read. `photo` is a JPEG. */
export function vcardOf(card: CardRecord, { url, photo }: { url: string; photo: Buffer | null }): string {
  const [family = '', first = '', ...additional] = card.name.trim().split(/\s+/);
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${[family, first, additional.join(' '), '', ''].map(escaped).join(';')}`,
    `FN:${escaped(card.name)}`,
    card.company && `ORG:${escaped(card.company)}`,
    card.position && `TITLE:${escaped(card.position)}`,
    card.phone && `TEL;TYPE=CELL:+7${card.phone}`,
    card.email && `EMAIL;TYPE=INTERNET:${escaped(card.email)}`,
    ...[card.siteUrl, card.socials.vk, card.socials.tg, url].map(link => link && `URL:${escaped(webAddress(link))}`),
    card.about && `NOTE:${escaped(card.about)}`,
    photo && `PHOTO;ENCODING=b;TYPE=JPEG:${photo.toString('base64')}`,
    'END:VCARD',
  ];
  return `${lines
    .filter(line => typeof line === 'string' && line !== '')
    .map(line => folded(String(line)))
    .join('\r\n')}\r\n`;
}

/** The printed contact details of a card, one line each. */
export const contactLines = (card: CardRecord): string[] =>
  [
    card.phone && formatPhone(card.phone),
    card.email,
    card.siteUrl.replace(/^https?:\/\//, '').replace(/\/$/, ''),
  ].filter(Boolean);
