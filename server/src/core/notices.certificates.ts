import { formatDate, formatMoney, momentOf } from '@venue/sdk';
import { ended, sms } from './notice.ts';

interface CertificateOf {
  /** The last four symbols of its code. */
  readonly ending: string;
  /** What is left on it. */
  readonly sum: number;
}

const until = (day: string): string => formatDate(momentOf(day, 12));

/** Messages to the buyers of gift certificates. */
export const certificateNotices = {
  'certificate.sold': sms(
    'owner',
    'Подарочный сертификат',
    3,
    ({ code, sum, validTo, link }: { code: string; sum: number; validTo: string; link: string }) =>
      `Сертификат на ${formatMoney(sum)}: ${code}, действует по ${until(validTo)}. Распечатать: ${link}`,
    {
      attached: 'certificate',
      subject: ({ sum }) => `Подарочный сертификат на\u00a0${formatMoney(sum)}`,
      parts: ({ code, sum, validTo, link }) => [
        'Здравствуйте! Спасибо за\u00a0покупку. Сертификат в\u00a0приложении к\u00a0письму: его можно распечатать или переслать.',
        {
          facts: [
            ['Код', code],
            ['Сумма', formatMoney(sum)],
            ['Действует по', until(validTo)],
          ],
        },
        'Код вводят на\u00a0странице оплаты брони. Его можно тратить по\u00a0частям, а\u00a0недостающее доплатить картой. Неиспользованный остаток вернём по\u00a0вашей просьбе.',
        { link, label: 'Открыть сертификат' },
      ],
    },
  ),
  'certificate.blocked': sms(
    'owner',
    'Сертификат заблокирован',
    4,
    ({ ending, reason }: CertificateOf & { reason: string }) =>
      `Сертификат с кодом на ${ending} заблокирован. Причина: ${ended(reason)}`,
    'same',
  ),
  'certificate.unblocked': sms(
    'owner',
    'Сертификат снова действует',
    2,
    ({ ending, sum }: CertificateOf) => `Сертификат с кодом на ${ending} снова действует, на нём ${formatMoney(sum)}.`,
    'same',
  ),
  'certificate.extended': sms(
    'owner',
    'Срок сертификата продлён',
    2,
    ({ ending, sum, validTo }: CertificateOf & { validTo: string }) =>
      `Сертификат с кодом на ${ending} действует теперь по ${until(validTo)}, на нём ${formatMoney(sum)}.`,
    'same',
  ),
  'certificate.returning': sms(
    'owner',
    'Возврат остатка сертификата',
    2,
    ({ ending, sum }: CertificateOf) =>
      `Возвращаем остаток сертификата с кодом на ${ending}: ${formatMoney(sum)}. Больше он не действует.`,
    'same',
  ),
};
