/**
 * The tags formatted text may have, and the attributes of each. The editor creates no others, and the server strips
 * all others and checks links and pictures.
 */
export const richTextTags = {
  p: [],
  h2: [],
  h3: [],
  strong: [],
  em: [],
  u: [],
  s: [],
  a: ['href'],
  ul: [],
  ol: [],
  li: [],
  blockquote: [],
  hr: [],
  br: [],
  /** `src` is the `url` of one of the record’s own pictures. */
  img: ['src', 'alt'],
} as const satisfies Record<string, readonly string[]>;
