import { plainText } from '../../core/files/richText.ts';
import { safe } from '../../core/http/html.ts';
import { letterPage } from '../../core/letter.page.ts';

/** The parts of a letter: its text, and what is added around it. */
export interface Around {
  readonly subject: string;
  readonly preview: string;
  /** Formatted text of the editor. */
  readonly body: string;
  readonly publicUrl: string;
  /** The sender, named as the law requires. */
  readonly sender: string;
  /** The unsubscribe page; null in a test. */
  readonly leave: string | null;
}

const why = 'Вы получили это письмо, потому что согласились получать новости площадки.';
const testLeave = 'Это пробное письмо: в настоящем здесь стоит ссылка, по которой отписываются.';

/** Makes links within the site absolute, because a mail program does not know the site's address. */
const absolute = (html: string, publicUrl: string): string =>
  html.replace(/\b(href|src)="\/(?!\/)/g, (_, name: string) => `${name}="${publicUrl}/`);

/** The HTML of a letter. */
export const letterHtml = ({ subject, preview, body, publicUrl, sender, leave }: Around): string =>
  letterPage({
    subject,
    preview,
    body: absolute(body, publicUrl),
    foot: `<p>${safe(sender)}</p><p>${why} ${
      leave === null ? testLeave : `<a href="${safe(leave)}" style="color:#1f6f5c">Отписаться</a>`
    }</p>`,
  });

/** The plain-text version: paragraphs are separated, and links show their addresses. */
export function letterText({ body, publicUrl, sender, leave }: Around): string {
  const words = absolute(body, publicUrl)
    .replace(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs, (_, href: string, text: string) =>
      plainText(text) === plainText(href) ? href : `${text} (${href})`,
    )
    .split(/<(?:br|p|h2|h3|li|blockquote)\b[^>]*>/)
    .map(plainText)
    .filter(Boolean)
    .join('\n\n');
  return `${words}\n\n--\n${sender}\n${why} ${leave === null ? testLeave : `Отписаться: ${leave}`}`;
}
