import { richTextTags } from '@venue/sdk';
import sanitize from 'sanitize-html';

const ourPicture = /^\/files\/[a-z0-9-]+\.webp$/;

/**
 * Formatted text as it may be kept: the editor's tags, links that lead somewhere harmless, pictures of ours. With
 * `pictures` only those stay whose `url` is among them, so that a text shows none but its own record's.
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
    // A word processor's own tags go, what they hold stays.
    disallowedTagsMode: 'discard',
  }).trim();

/** The words of formatted text, for searching and for asking whether there are any. */
export const plainText = (html: string): string =>
  sanitize(html.replace(/<(br|\/p|\/h[23]|\/li)[^>]*>/g, ' '), { allowedTags: [], allowedAttributes: {} })
    .replace(/&nbsp;|\s+/g, ' ')
    .trim();
