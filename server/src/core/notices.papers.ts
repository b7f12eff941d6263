import { formatDate, formatMoney } from '@venue/sdk';
import { mail } from './notice.ts';

/** A document attached to a letter. */
interface PaperOf {
  /** `Счёт № 12 от 26.11.2026`. */
  readonly paper: string;
  readonly customerName: string;
  /** The note that staff added; may be empty. */
  readonly note: string;
  readonly hasXml: boolean;
}

/** An invoice whose money is overdue. */
interface DebtOf {
  readonly number: string;
  readonly date: string;
  readonly customerName: string;
  /** What has not come yet. */
  readonly sum: number;
  readonly due: Date;
}

/** A report that is mailed every week or month. */
interface ReportMailOf {
  readonly report: string;
  readonly from: string;
  readonly to: string;
  readonly link: string;
}

const enclosed = (hasXml: boolean): string =>
  hasXml
    ? 'К\u00a0письму приложены PDF и\u00a0файл XML для\u00a0электронного документооборота.'
    : 'Документ приложен к\u00a0письму в\u00a0PDF.';

/** Messages to payers about their documents, and reports to staff. */
export const paperNotices = {
  'paper.mailed': mail('payer', 'Документ письмом', ({ paper, customerName, note, hasXml }: PaperOf) =>
    [
      'Здравствуйте!',
      `Направляем документ «${paper}», заказчик\u00a0— ${customerName}. ${enclosed(hasXml)}`,
      note,
      'Площадка',
    ]
      .filter(Boolean)
      .join('\n\n'),
  ),
  'invoice.debt': mail(
    'payer',
    'Счёт не\u00a0оплачен в\u00a0срок: через 3, 14 и\u00a030 дней',
    ({ number, date, customerName, sum, due }: DebtOf) =>
      [
        'Здравствуйте!',
        `По\u00a0счёту №\u00a0${number} от\u00a0${formatDate(date)}, заказчик\u00a0— ${customerName}, не\u00a0пришло ${formatMoney(sum)}. Оплатить его нужно было до\u00a0${formatDate(due)}.`,
        'Счёт приложен к\u00a0письму. Если вы уже оплатили его, ответьте на\u00a0это письмо и\u00a0приложите платёжное поручение.',
        'Площадка',
      ].join('\n\n'),
  ),
  'report.mailed': mail('colleague', 'Отчёт письмом', ({ report, from, to, link }: ReportMailOf) =>
    [
      'Здравствуйте!',
      `К\u00a0письму приложен отчёт «${report}» с\u00a0${formatDate(from)} по\u00a0${formatDate(to)}, по\u00a0файлу на\u00a0таблицу.`,
      `Отчёт на\u00a0экране, где от\u00a0каждой строки можно перейти к\u00a0записям: ${link}`,
      'Отказаться от\u00a0писем можно там\u00a0же: «Письмом».',
      'Площадка',
    ].join('\n\n'),
  ),
};
