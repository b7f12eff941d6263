import { addDays, formatMoney, plural } from '@venue/sdk';
import { bookingMode } from '@venue/sdk/rooms/model';
import type { Config } from '../../config.ts';
import { safe } from '../../core/http/html.ts';
import type { RoomRow, TariffRow } from '../rooms/rooms.store.ts';
import { script, stylesheet } from './embeds.assets.ts';
import { DAYS, type EmbedDay, type EmbedHour, priceText } from './embeds.rules.ts';
import type { EmbedSiteRow } from './embeds.store.ts';

interface Frame {
  readonly config: Pick<Config, 'publicUrl' | 'openDays'>;
  readonly site: EmbedSiteRow;
  readonly room: RoomRow;
  readonly theme: 'light' | 'dark' | null;
  /** Null for a room that is not booked at once. */
  readonly week: {
    readonly days: readonly EmbedDay[];
    readonly day: string;
    readonly hours: readonly EmbedHour[];
    readonly tariff: TariffRow;
    /** The first and the last day that can be shown. */
    readonly today: string;
    readonly lastDay: string;
  } | null;
}

const shell = (title: string, body: string, { head = '', theme = '' } = {}) => `<!doctype html>
<html lang="ru"${theme && ` data-theme="${theme}"`}>
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${safe(title)}</title>${head}</head>
<body><main>${body}</main></body>
</html>`;

/** A page that only says something, for whoever opens the address by itself. */
export const messagePage = (text: string, publicUrl: string): string =>
  shell(text, `<h1>${safe(text)}</h1><p><a href="${safe(publicUrl)}/app/rooms">Помещения площадки</a></p>`);

/** The free hours of a room by the day, to be chosen and taken along to the venue's site. */
export function framePage({ config, site, room, theme, week }: Frame): string {
  const base = safe(config.publicUrl.replace(/\/$/, ''));
  const facts = [
    room.capacity > 0 && `до\u00a0${plural(room.capacity, 'человека', 'человек', 'человек').replace(' ', '\u00a0')}`,
    room.area > 0 && `${room.area}\u00a0м²`,
    week && priceText(week.hours),
  ];
  const body = `<h1>${safe(room.name)}</h1>
<p class="soft">${facts.filter(Boolean).join(' · ')}</p>
${week ? choice(week, `${base}/app/rooms/${room.id}`, `/embed/${site.key}/rooms/${room.id}`, theme) : elsewhere(room, `${base}/app/rooms/${room.id}`)}
<footer>Время екатеринбургское. Бронь и&nbsp;оплата на&nbsp;сайте <a href="${base}/app/rooms/${room.id}" target="_blank" rel="noopener">Площадки<span class="hidden"> (новая вкладка)</span></a></footer>
<script>${script}</script>`;
  return shell(`${room.name}: свободные часы`, body, { head: `<style>${stylesheet}</style>`, theme: theme ?? '' });
}

function elsewhere({ bookingMode: mode }: RoomRow, address: string): string {
  const [text, link] =
    mode === bookingMode.none
      ? ['Это помещение не&nbsp;бронируют.', 'Что в&nbsp;нём есть']
      : ['Это помещение бронируют по&nbsp;запросу: ответим с&nbsp;ценой.', 'Узнать цену и&nbsp;отправить запрос'];
  return `<p class="pay">${text} <a href="${address}" target="_blank" rel="noopener">${link}<span class="hidden"> (новая вкладка)</span></a></p>`;
}

function choice(
  { days, day, hours, tariff, today, lastDay }: NonNullable<Frame['week']>,
  action: string,
  address: string,
  theme: Frame['theme'],
): string {
  const to = (other: string) => `${address}?day=${other}${theme ? `&amp;theme=${theme}` : ''}#hours`;
  const first = days[0]?.day ?? day;
  const arrow = (sign: string, label: string, other: string) =>
    other < today || other > lastDay
      ? '<span></span>'
      : `<a href="${to(other)}" aria-label="${label}"><span aria-hidden="true">${sign}</span></a>`;
  const current = days.find(each => each.day === day);
  return `<nav aria-label="День">${arrow('‹', 'Неделей раньше', addDays(first, -DAYS))}<ol>${days
    .filter(each => each.day <= lastDay)
    .map(each => dayLink(each, each.day === day, to(each.day)))
    .join('')}</ol>${arrow('›', 'Неделей позже', addDays(first, DAYS))}</nav>
<form action="${action}" target="_blank" rel="noopener" data-least="${tariff.minHours}">
<input type="hidden" name="day" value="${day}"><input type="hidden" name="from"><input type="hidden" name="to">
<fieldset><legend id="hours" tabindex="-1">${current?.title}: ${current?.free}</legend>
<div class="hours">${hours.map(hourBox).join('')}</div></fieldset>
${current?.hasFree ? '<div class="pay"><p role="status"></p><button>Забронировать<span class="hidden"> (новая вкладка)</span></button></div>' : '<p class="soft">Выберите другой день.</p>'}
</form>`;
}

function dayLink({ day, title, free, hasFree }: EmbedDay, isChosen: boolean, address: string): string {
  const [weekday = ''] = title.split(',');
  return `<li><a href="${address}" aria-label="${title}, ${free}"${isChosen ? ' aria-current="date"' : ''}${hasFree ? '' : ' class="none"'}><small>${weekday}</small>${Number(day.slice(8))}</a></li>`;
}

const time = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

const hourBox = ({ hour, isFree, price }: EmbedHour) =>
  `<label><input type="checkbox" value="${hour}" data-price="${price}"${isFree ? '' : ' disabled'}><span>${time(hour)}–${time(hour + 1)}<small>${isFree ? formatMoney(price) : 'занято'}</small></span></label>`;
