import css from './Formatted.module.css';
import { textInSizes } from './textInSizes.ts';

/** The class of formatted text, for the editor, which shows it as the page will. */
export const formattedClass = css.formatted ?? '';

/** Formatted text that the server has sanitised; never use it for any other HTML. */
export const Formatted = ({ html }: { html: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server keeps no other tags than richTextTags
  <div className={css.formatted} dangerouslySetInnerHTML={{ __html: textInSizes(html) }} />
);
