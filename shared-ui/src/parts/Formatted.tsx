import css from './Formatted.module.css';
import { textInSizes } from './inSizes.ts';

/** The class of formatted text, for the editor, which shows it as the page will. */
export const formattedClass = css.formatted ?? '';

/** Formatted text from the server, which has sanitised it; never use it for anything else. */
export const Formatted = ({ html }: { html: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server keeps no other tags than richTextTags
  <div className={css.formatted} dangerouslySetInnerHTML={{ __html: textInSizes(html) }} />
);
