import { VENUE_ADDRESS } from '@venue/sdk';
import type { Requisites } from '../config/requisites.ts';
import type { Config } from '../config.ts';
import { safe } from './http/html.ts';
import { letterPage } from './letter.page.ts';
import type { LetterPart } from './notice.ts';

/** The venue's own mailbox. */
export const SUPPORT_EMAIL = 'support@ploshchadka.example';

/** The address that answers go to. */
export const answersTo = ({ requisites }: Pick<Config, 'requisites'>): string => requisites?.email || SUPPORT_EMAIL;

/** «ООО «Рябина», ИНН 6671000000, 620014, Екатеринбург…». */
export const senderOf = (requisites: Requisites | null): string =>
  requisites ? `${requisites.name}, ИНН ${requisites.INN}, ${requisites.legalAddress}` : `Площадка, ${VENUE_ADDRESS}`;

const why =
  'Вы получили это письмо, потому что оно касается вашей учётной записи. На\u00a0него можно ответить: ваш вопрос прочтут сотрудники площадки.';

const link = (href: string, label: string, how = '') =>
  `<a ${how || 'class="link" style="color:#1f6f5c"'} href="${safe(href)}">${safe(label)}</a>`;
const button =
  'class="button" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#1f6f5c;color:#ffffff;text-decoration:none"';

/** A text with its addresses as links and its lines kept. */
const linked = (text: string): string =>
  text
    .split(/(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)»])/)
    .map((each, index) => (index % 2 === 1 ? link(each, each) : safe(each).replaceAll('\n', '<br>')))
    .join('');

/** The letter of a notice as plain text and as HTML. */
export function letterOf(
  subject: string,
  parts: readonly LetterPart[],
  { publicUrl, requisites }: Pick<Config, 'publicUrl' | 'requisites'>,
): { text: string; html: string } {
  const whole = (path: string) => (path.startsWith('/') ? `${publicUrl}${path}` : path);
  const text = parts.map(part => {
    if (typeof part === 'string') return part;
    if ('facts' in part) return part.facts.map(([name, value]) => `${name}: ${value}`).join('\n');
    return `${part.label}: ${whole(part.link)}`;
  });
  const html = parts.map(part => {
    if (typeof part === 'string') return `<p>${linked(part)}</p>`;
    if ('facts' in part) return part.facts.map(fact).join('');
    return `<p>${link(whole(part.link), part.label, part.isQuiet ? '' : button)}</p>`;
  });
  const foot = `<p>${safe(senderOf(requisites))}</p><p>${why}</p>`;
  return {
    text: `${text.join('\n\n')}\n\nПлощадка\n\n--\n${senderOf(requisites)}\n${why}`,
    html: letterPage({ subject, preview: '', body: html.join('\n'), foot }),
  };
}

const fact = ([name, value]: readonly [string, string]): string =>
  `<p style="margin:0 0 12px"><span class="name" style="color:#66615b;font-size:13px">${safe(name)}</span><br>${linked(value)}</p>`;
