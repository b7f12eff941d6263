import { formatMoney } from '@venue/sdk';
import { ended, type LetterPart, short, sms } from './notice.ts';

/** A package of hours with what is left of it. */
interface PackageOf {
  readonly title: string;
  /** «7 часов» */
  readonly left: string;
  /** The last day on which its hours may be used. */
  readonly until: string;
}

const toPackages: LetterPart = { link: '/app/account/packages', label: 'Мои абонементы' };

const howToUse =
  'Выберите помещение и\u00a0время, а\u00a0на\u00a0странице оплаты нажмите «Списать часы»: бронь подтвердится сразу.';

/** Messages about packages of hours. */
export const packageNotices = {
  'package.bought': sms(
    'owner',
    'Абонемент оплачен',
    3,
    ({ title, hours, until }: { id: number; title: string; hours: string; until: string; price: number }) =>
      `Абонемент оплачен: ${hours}, бронируйте до ${until} включительно. «${short(title)}».`,
    {
      attached: null,
      subject: ({ title }) => `Абонемент оплачен: ${title}`,
      parts: ({ id, title, hours, until, price }) => [
        'Здравствуйте! Абонемент оплачен, часы уже можно использовать.',
        {
          facts: [
            ['Абонемент', `№\u00a0${id}, ${title}`],
            ['Часов', hours],
            ['Действует', `до\u00a0${until} включительно`],
            ['Оплачено', formatMoney(price)],
          ],
        },
        howToUse,
        'Деньги за\u00a0неиспользованные часы вернём по\u00a0вашей просьбе: пропорционально цене абонемента. Чек придёт отдельным сообщением.',
        toPackages,
      ],
    },
  ),
  'package.extended': sms(
    'owner',
    'Абонемент продлён',
    3,
    ({ title, left, until, reason }: PackageOf & { reason: string }) =>
      `Абонемент «${short(title)}» продлён до ${until}. Осталось: ${left}. ${ended(reason)}`,
    {
      attached: null,
      subject: ({ title }) => `Абонемент продлён: ${title}`,
      parts: ({ title, left, until, reason }) => [
        `Здравствуйте! Мы\u00a0продлили ваш абонемент. Причина: ${ended(reason)}`,
        {
          facts: [
            ['Абонемент', title],
            ['Осталось', left],
            ['Действует', `до\u00a0${until} включительно`],
          ],
        },
        howToUse,
        toPackages,
      ],
    },
  ),
  'package.returned': sms(
    'owner',
    'Возврат за неиспользованные часы абонемента',
    3,
    ({ title, hours, sum, reason }: { title: string; hours: string; sum: number; reason: string }) =>
      `Абонемент «${short(title)}» закрыт. Вернём ${formatMoney(sum)} за неиспользованное: ${hours}. ${ended(reason)}`,
    {
      attached: null,
      subject: ({ title }) => `Возврат за\u00a0часы абонемента: ${title}`,
      parts: ({ title, hours, sum, reason }) => [
        `Здравствуйте! Абонемент закрыт, деньги за\u00a0неиспользованные часы возвращаем туда, откуда вы\u00a0платили. ${ended(reason)}`,
        {
          facts: [
            ['Абонемент', title],
            ['Не\u00a0использовано', hours],
            ['Возвращаем', formatMoney(sum)],
          ],
        },
        toPackages,
      ],
    },
  ),
  'reminder.package': sms(
    'owner',
    'Срок абонемента заканчивается',
    3,
    ({ title, left, until }: PackageOf) =>
      `До ${until} действует абонемент «${short(title)}», осталось: ${left}. Успейте забронировать.`,
    {
      attached: null,
      subject: ({ title }) => `Скоро закончится абонемент: ${title}`,
      parts: ({ title, left, until }) => [
        'Здравствуйте! Срок абонемента скоро закончится, а\u00a0часы ещё остались.',
        {
          facts: [
            ['Абонемент', title],
            ['Осталось', left],
            ['Действует', `до\u00a0${until} включительно`],
          ],
        },
        howToUse,
        'Не\u00a0успеваете? Позвоните нам: продлим срок или вернём деньги за\u00a0оставшиеся часы.',
        toPackages,
      ],
    },
  ),
};
