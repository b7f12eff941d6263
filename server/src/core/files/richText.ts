import { richTextTags } from '@venue/sdk';
import sanitize from 'sanitize-html';

const ourPicture = /^\/files\/[a-z0-9-]+\.webp$/;

/**
 * Sanitises formatted text: keeps the editor's tags, harmless links and our own pictures. With `pictures` it keeps only
 * those whose `url` is among them, so that a text shows only pictures of its own record.
 */
export const cleanHtml = (html: string, pictures?: readonly { readonly url: string }[]): string =>
  sanitize(html, {
    allowedTags: Object.keys(richTextTags),
    allowedAttributes: Object.fromEntries(Object.entries(richTextTags).map(([tag, names]) => [tag, [...names]])),
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    allowedSchemesByTag: { img: [] },
    exclusiveFilter: ({ tag, attribs }) =>
      tag === 'img' &&
      (!ourPicture.test(attribs.src ?? '') || (pictures?.every(({ url }) => url !== attribs.src) ?? false)),
    // Tags that are not allowed, such as those of a word processor, are removed; their contents stay.
    disallowedTagsMode: 'discard',
    // Deeper tags are removed as well; an editor could not open them.
    nestingLimit: 50,
  }).trim();

const signs: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** The words of formatted text as plain text, for lists, for searching and for asking whether there are any. */
export const plainText = (html: string): string =>
  // A tag ends before the next one begins: without that, each unfinished tag would be looked for to the end of the text.
  sanitize(html.replace(/<(br|\/p|\/h[23]|\/li)[^<>]*>/g, ' '), { allowedTags: [], allowedAttributes: {} })
    .replace(/&nbsp;|\s+/g, ' ')
    .replace(/&(?:amp|lt|gt|quot);/g, sign => signs[sign] ?? sign)
    .trim();

const LEAD = 200;

/** The first words of a text, as many as a list has room for. */
export const beginningOf = (text: string): string =>
  text.length <= LEAD ? text : `${text.slice(0, LEAD).replace(/[\s.,:;—-]*\s\S*$/, '')}…`;
