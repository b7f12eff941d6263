import { mail } from './notice.ts';

/** A letter that staff wrote, with a subject of its own. */
interface Written {
  readonly text: string;
}

/** Messages to subscribers of the mailing. */
export const letterNotices = {
  'subscription.confirm': mail(
    'asker',
    'Подтвердите подписку',
    ({ link }: { link: string }) =>
      `Кто-то, наверное вы, попросил присылать на\u00a0этот адрес новости площадки. Чтобы получать их, откройте ссылку: ${link}\n\nЕсли это были не\u00a0вы, ничего делать не\u00a0нужно: без подтверждения мы не\u00a0напишем. Площадка`,
  ),
  'letter.copy': mail('subscriber', 'Письмо рассылки', ({ text }: Written) => text),
  'letter.test': mail('colleague', 'Пробное письмо рассылки', ({ text }: Written) => text),
};
