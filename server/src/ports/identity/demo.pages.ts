import { formatPhone } from '@venue/sdk';
import { safe } from '../../core/http/html.ts';
import { type DemoPerson, demoPeople } from './demo.people.ts';

const page = (title: string, body: string): string => `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/demo/esia/page.css">
</head>
<body>
<main>
<p class="badge">Демонстрация Госуслуг</p>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`;

const fullNameOf = ({ lastname, name, middlename }: DemoPerson) => safe(`${lastname} ${name} ${middlename}`);

/** The page on which one of the demo's people is chosen. */
export const peoplePage = (): string =>
  page(
    'Кто входит?',
    `<p class="about">Настоящие Госуслуги здесь не участвуют, все люди вымышлены. Выберите, кем войти.</p>
<form method="get">
<ul>
${demoPeople.map(personItem).join('\n')}
</ul>
</form>
<form method="post">
<button class="plain" name="answer" value="no">Отменить вход</button>
</form>`,
  );

const personItem = (person: DemoPerson): string => `<li><button class="person" name="person" value="${person.id}">
<span class="name">${fullNameOf(person)}</span>
<span class="facts"><span>${formatPhone(person.phone)}</span>${person.email ? ` <span>${safe(person.email)}</span>` : ''}</span>
<span class="note">${person.note}</span>
</button></li>`;

/** The page that shows the data to be handed over and asks for consent. */
export const consentPage = (person: DemoPerson): string =>
  page(
    'Передать данные?',
    `<p class="about">«Площадка» получит:</p>
<dl>
<div><dt>Фамилия, имя и отчество</dt><dd>${fullNameOf(person)}</dd></div>
<div><dt>Номер телефона</dt><dd>${formatPhone(person.phone)}${person.phoneProven ? '' : ' — не\u00a0подтверждён'}</dd></div>
<div><dt>Электронная почта</dt><dd>${person.email ? safe(person.email) : 'не указана'}</dd></div>
</dl>
<form method="post" class="choice">
<input type="hidden" name="person" value="${person.id}">
<button name="answer" value="yes">Передать и войти</button>
<button class="plain" name="answer" value="no">Отказаться</button>
</form>`,
  );

/** The page for a sign-in that is over or was not begun correctly. */
export const errorPage = (): string =>
  page(
    'Вход не начат',
    `<p class="about">Эта страница устарела или открыта не с начала. Вернитесь на «Площадку» и начните вход ещё раз.</p>
<p><a class="button" href="/app/marketplace/login">Вернуться ко входу</a></p>`,
  );
