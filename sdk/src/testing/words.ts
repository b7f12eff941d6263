import { permissionNames } from '../core/schema/permissions.ts';
import { companyInn, ean13, ogrn, personInn } from './numbers.ts';
import type { Draw } from './random.ts';
import { sampleRooms } from './rooms.ts';

type Maker = (draw: Draw) => unknown;

const of =
  (...values: readonly unknown[]): Maker =>
  draw =>
    draw.pick(values);

const lastnames = ['Смирнова', 'Кузнецова', 'Белоусова', 'Шадрина', 'Малышева', 'Чернавина', 'Пономарёва'];
const names = ['Анна', 'Мария', 'Елена', 'Ольга', 'Дарья', 'Ксения', 'Алёна'];
const middlenames = ['Андреевна', 'Сергеевна', 'Игоревна', 'Викторовна', 'Олеговна', 'Юрьевна'];
const streets = ['ул. Малышева', 'ул. 8 Марта', 'пр. Ленина', 'ул. Белинского', 'ул. Радищева', 'ул. Вайнера'];
const brands = ['Уральский чай', 'Мастерская «Рябина»', 'Каслинский дом', 'Студия «Малахит»', 'Лён и клён'];
const companies = ['ООО «Малахит»', 'АО «Исеть-Медиа»', 'ООО «Уральские ремёсла»', 'ИП Шадрина Е. С.'];
const events = [
  'Ярмарка уральских мастеров',
  'Лекция «Промышленный дизайн Урала»',
  'Показ коллекции «Горный лён»',
  'Мастер-класс по керамике',
  'Форум «Малый бизнес — город»',
];
const texts = [
  'Расскажем о проекте, покажем образцы и ответим на вопросы. Вход свободный, нужна регистрация.',
  'Светлое помещение с окнами во двор. Есть проектор, экран и флипчарт.',
  'Изделия ручной работы из местных материалов. Доставим по Екатеринбургу за один день.',
  'Приглашаем предпринимателей города познакомиться и договориться о совместной работе.',
];
const fullName: Maker = draw => `${draw.pick(lastnames)} ${draw.pick(names)} ${draw.pick(middlenames)}`;
const address: Maker = draw => `г. Екатеринбург, ${draw.pick(streets)}, д. ${draw.whole(1, 120)}`;
const image: Maker = draw => `/files/images/${draw.whole(100, 999)}.webp`;
const roubles =
  (from: number, to: number): Maker =>
  draw =>
    draw.whole(from, to) * 100 * 100;

/** Field name → its value. The first row whose name matches and whose value the schema accepts is used. */
const table: readonly (readonly [RegExp, Maker])[] = [
  [/^(success|successful|totalIsExact|consent)$/, () => true],
  [/^(id|paymentId|confirmationToken|access|profile|captcha)$/, draw => `sample-${draw.digits(8)}`],
  [/^(code|smsCode)$/i, draw => draw.digits(6)],
  [/version$/i, of('2026-11-01')],
  [/^status$/, of('succeeded')],
  [/^permissions$/, draw => draw.pick(permissionNames)],
  [/password/i, of('Надёжный-пароль-26', 'Рябина-у-пруда-7')],
  [/^masked$/, draw => `66•• •••${draw.digits(3)}`],
  [/lettersTo/, draw => `9${draw.digits(9)}`],
  [/^time$|[tT]ime(Start|End)$|(^f|F)rom$|(^t|T)o$/, draw => `${String(draw.whole(9, 17)).padStart(2, '0')}:00`],
  [/last_?name$/i, of(...lastnames)],
  [/middle_?name$/i, of(...middlenames)],
  [/^(bio|first|manager|friend)Name$/i, of(...names)],
  [
    /FIO$|fullName|headName|customer$|^who$|(created|closed|approved)By|ownerName|Author$|authorName|contactName|cardName|^userName$/i,
    fullName,
  ],
  [/phone/i, draw => `9${draw.pick(['12', '22', '04', '50', '82'])}${draw.digits(7)}`],
  [/e-?mail$/i, draw => `${draw.pick(['anna', 'zayavka', 'info', 'studio'])}${draw.whole(1, 99)}@example.ru`],
  [/^(bio|person)INN$/i, personInn],
  [/INN$/i, companyInn],
  [/^OGRN$/i, draw => ogrn(draw)],
  [/^OGRN(IP)?$/i, draw => ogrn(draw, 15)],
  [/^KPP$/i, draw => `66${draw.digits(2)}01001`],
  [/^BIK$/i, draw => `046577${draw.digits(3)}`],
  [/correspondentAccount/i, draw => `301018105${draw.digits(11)}`],
  [/account$/i, draw => `407028105${draw.digits(11)}`],
  [/bankName/i, of('АО «Уральский банк»', 'Филиал «Екатеринбургский» ПАО «Банк»')],
  [/barcode/i, ean13],
  [/birthPlace|city$/i, of('Екатеринбург', 'Первоуральск', 'Ревда', 'Каменск-Уральский')],
  [/issuedBy/i, of('ГУ МВД России по Свердловской области')],
  [/departmentCode/i, draw => `66${draw.whole(0, 9)}-${draw.digits(3)}`],
  [/address(es)?(Value)?$/i, address],
  [/rooms?Name|spaceName|objectTitle|^place$/i, draw => draw.pick(sampleRooms).name],
  [/urlTranslit|slug/i, draw => `${draw.pick(['yarmarka', 'ural-design', 'malahit', 'leto'])}-${draw.whole(1, 999)}`],
  [/tariff/i, of('Студия без оператора', 'Студия с ассистентом')],
  [/compan(y|ies)|organi[sz](er|ation)s?Name|customerName/i, of(...companies)],
  [/brandName|residentName|collaboratorsName|clusterName/i, of(...brands)],
  [/(event|eventRequest|project|gallery|saleBanner)(Title|Name)/i, of(...events)],
  [
    /(article|news|story|stories)(Title|Text)?$|letters(Title|Text)/i,
    of('Как мы открыли студию', 'Пять уральских брендов осени', 'Итоги ярмарки мастеров'),
  ],
  [/itemName|productName/i, of('Чай с чабрецом, 100 г', 'Льняная скатерть', 'Чашка «Рябина»', 'Свеча из вощины')],
  [/services?(Name|Title|Value)|linesTitle/i, of('Аренда фотостудии', 'Работа ассистента', 'Аренда проектора')],
  [/equipments?(Name|Title|Value)/i, of('Проектор', 'Флипчарт', 'Кольцевая лампа', 'Микрофон')],
  [/ticketName/i, of('Входной билет', 'Льготный билет', 'Билет на двоих')],
  [/category(Name)?$|storyCategory/i, of('Мода', 'Дизайн', 'Город', 'Ремёсла')],
  [/activityKind/i, of('Производство одежды', 'Керамика', 'Пищевые продукты')],
  [/actsOn/i, of('Устава', 'доверенности № 7')],
  [/agreementSubject|purpose/i, of('Аренда помещения для проведения мероприятия', 'Услуги фотостудии')],
  [/^subject$/i, of('Заявка принята', 'Бронь оплачена')],
  [/^what$/i, of('Запись создана', 'Статус изменён', 'Документ загружен')],
  [/ageRestrictionValue/i, of('0+', '6+', '12+', '18+')],
  [/admittanceValue|accessModeValue/i, of('Свободный вход', 'Вход по списку', 'По билетам')],
  [/(light|sound)TypeValue/i, of('Базовый комплект', 'Сценический комплект')],
  [/referralValue/i, of('Рекомендация знакомых', 'Реклама в городе', 'Социальные сети')],
  [/(format|action)Value/i, of('Лекция', 'Выставка', 'Мастер-класс')],
  [/position$/i, of('директор', 'руководитель проектов', 'администратор')],
  [/rejectionReason|^reason$|technicalReason/i, of('Не хватает фотографий', 'Дата уже занята', 'Плановая уборка')],
  [/fileName|^file$|^skipped$|storyFile$/i, of('Договор аренды.pdf', 'План зала.pdf', 'Фотография.webp')],
  [/mimeType/i, of('application/pdf', 'image/webp')],
  [/video/i, draw => `https://video.example/${draw.whole(1000, 9999)}`],
  [/thumb|image|cover|avatar|photo/i, image],
  [
    /(url|link|path|paths|site|form)$|^(vk|tg|telegram|dzen|youtube)$/i,
    draw => `https://example.ru/${draw.whole(1, 999)}`,
  ],
  [/css/i, of('.title { color: #0b6b53; }')],
  [/colou?r$/i, of('#ffffff', '#d32f2f', '#212121', '#9e9e9e')],
  [/(text|description|about|lead|info|comment|hobbies|audience|alt)$/i, of(...texts)],
  [/number$/i, draw => `${draw.whole(1, 400)}/26`],
  [/article$/i, draw => `ART-${draw.digits(4)}`],
  [/unit$/i, of('шт.', 'ч')],
  [/search/i, of('Смирнова')],
  [/value$|title$|name$/i, of('Выставка', 'Стандарт', 'Основной', 'Дополнительный')],

  [/pricePerHour|roomPrice|priceFrom/i, roubles(8, 30)],
  [/price|sum$|refund|invoiced|acted/i, roubles(5, 200)],
  [/^vat$/i, roubles(1, 10)],
  [/vatPercent/i, () => 22],
  [/^page$/i, () => 1],
  [/pageSize/i, () => 25],
  [/latitude/i, draw => (56_838 + draw.whole(-40, 40)) / 1000],
  [/longitude/i, draw => (60_597 + draw.whole(-40, 40)) / 1000],
  [/^version$/i, () => 1],
  [/capacity|limit$|amount$/i, draw => draw.whole(2, 20) * 10],
  [/fileSize/i, draw => draw.whole(20, 4000) * 1024],
  [/weight/i, draw => draw.whole(1, 40) * 50],
  [/preparationTime|requestTime/i, draw => draw.whole(1, 8) * 30],
  [/order$|pos$|quantity|hours$|count$|floor/i, draw => draw.whole(1, 3)],
];

/** Possible values of a field with this name, the most likely first. */
export const wordsNamed = (name: string, draw: Draw): unknown[] =>
  table.filter(([named]) => named.test(name)).map(([, make]) => make(draw));

/** Texts that satisfy the rules of fields; tried after the values for the field's name. */
export const ruledTexts = (draw: Draw): string[] => [
  draw.pick(['Выставка', 'Заявка', 'Проект', 'Встреча']),
  `9${draw.digits(9)}`,
  draw.digits(6),
  `${String(draw.whole(9, 17)).padStart(2, '0')}:00`,
  'studio@example.ru',
  'https://example.ru/studio',
  'Смирнова Анна Андреевна',
  companyInn(draw),
  'ural-design',
  '50% 50%',
  'Надёжный-пароль-26',
];
