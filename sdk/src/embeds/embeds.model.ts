import * as z from 'zod/mini';
import { Id } from '../core/schema/fields.ts';
import { labelled } from '../core/schema/labels.ts';
import { required } from '../core/schema/rules.ts';
import { withoutRules } from '../core/schema/withoutRules.ts';

/** How many sites staff may allow. */
export const MOST_EMBED_SITES = 200;

/** The origin of an address that a person typed, scheme and path optional: `https://svet.ru`; null if it is none. */
export function originOf(text: string): string | null {
  const typed = text.trim();
  try {
    const url = new URL(/^[a-z][a-z\d+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`);
    return /^https?:$/.test(url.protocol) && /^[\w.-]+$/.test(url.hostname) ? url.origin : null;
  } catch {
    return null;
  }
}

/** A site that may show the free hours of a room on its pages. */
export const EmbedSiteFields = z.object({
  siteTitle: labelled(required(80), 'Чей это сайт', { placeholder: 'Студия «Свет»', half: true }),
  siteUrl: labelled(
    required(200).check(z.refine(text => originOf(text) !== null, 'Укажите адрес сайта, например svet.ru')),
    'Адрес сайта',
    { placeholder: 'svet.ru', half: true },
  ),
});
export type EmbedSiteFields = z.output<typeof EmbedSiteFields>;

export const EmbedSite = z.extend(withoutRules(EmbedSiteFields), {
  embedSiteId: Id,
  /** What the site's pages name themselves by. It is no secret: everybody can read it there. */
  siteKey: z.string(),
});
export type EmbedSite = z.output<typeof EmbedSite>;
