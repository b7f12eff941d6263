import type { Requisites } from '../../config/requisites.ts';
import { plainText } from '../../core/files/richText.ts';
import { safe } from '../../core/http/html.ts';

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

/** «ООО «Рябина», ИНН 6671000000, 620014, Екатеринбург…». */
export const senderOf = (requisites: Requisites | null, fallback: string): string =>
  requisites ? `${requisites.name}, ИНН ${requisites.INN}, ${requisites.legalAddress}` : `Площадка, ${fallback}`;

/** Makes links within the site absolute, because a mail program does not know the site's address. */
const absolute = (html: string, publicUrl: string): string =>
  html.replace(/\b(href|src)="\/(?!\/)/g, (_, name: string) => `${name}="${publicUrl}/`);

const page = 'margin:0;padding:24px 12px;background:#f4f2ef;color:#23211f;font:16px/1.5 Arial,sans-serif';
const card = 'max-width:600px;margin:0 auto;padding:24px;background:#ffffff;border-radius:12px';
const foot = 'max-width:600px;margin:16px auto 0;padding:0 24px;color:#66615b;font-size:13px';

/** The HTML of a letter, without scripts and with inline styles. */
export const letterHtml = ({ subject, preview, body, publicUrl, sender, leave }: Around): string => `<!doctype html>
<html lang="ru">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${safe(subject)}</title></head>
<body style="${page}">
<div style="display:none;max-height:0;overflow:hidden">${safe(preview)}</div>
<div style="${card}">${absolute(body, publicUrl)}</div>
<div style="${foot}"><p>${safe(sender)}</p><p>${why} ${
  leave === null ? testLeave : `<a href="${safe(leave)}" style="color:#1f6f5c">Отписаться</a>`
}</p></div>
</body>
</html>
`;

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
