import { formatDate, formatMoney, momentOf, VENUE_ADDRESS } from '@venue/sdk';
import { printedCode } from '@venue/sdk/certificates/model';
import type { Content } from 'pdfmake/interfaces.js';
import { ink, pdfOf } from '../../core/files/pdf.ts';
import type { CertificateRow } from './certificates.table.ts';

/** A certificate to print or to send on: the sum, the code, until when, and how it is used. */
export const certificatePdf = (row: CertificateRow, publicUrl: string): Promise<Buffer> =>
  pdfOf({
    info: { title: `Подарочный сертификат № ${row.id}` },
    pageSize: 'A5',
    pageOrientation: 'landscape',
    pageMargins: [44, 40, 44, 36],
    content: pageOf(row, publicUrl),
  });

const centred = (text: string, style: object): Content => ({ text, alignment: 'center', ...style });

function pageOf({ id, code, sum, validTo, recipient, wish }: CertificateRow, publicUrl: string): Content[] {
  return [
    centred('Площадка', { fontSize: 13, color: ink.soft }),
    centred('Подарочный сертификат', {
      headlineLevel: 1,
      fontSize: 26,
      bold: true,
      color: ink.accent,
      margin: [0, 2, 0, 10],
    }),
    ...(recipient === '' ? [] : [centred(recipient, { fontSize: 16, margin: [0, 0, 0, 4] })]),
    ...(wish === '' ? [] : [centred(wish, { fontSize: 11, color: ink.soft, margin: [24, 0, 24, 6] })]),
    centred(formatMoney(sum), { fontSize: 32, bold: true, margin: [0, 6, 0, 8] }),
    centred(printedCode(code), { fontSize: 20, bold: true, characterSpacing: 1, margin: [0, 0, 0, 4] }),
    centred(validTo === null ? '' : `Действует по ${formatDate(momentOf(validTo, 12))} включительно`, {
      color: ink.soft,
      margin: [0, 0, 0, 12],
    }),
    {
      text: [
        `Выберите помещение и время на ${publicUrl.replace(/^https?:\/\//, '')} и введите код на странице оплаты брони, в поле «Промокод или сертификат». `,
        'Можно потратить всё сразу или по частям, недостающее доплатить картой. Остаток, который не понадобился, вернём покупателю.',
      ],
      fontSize: 9.5,
      margin: [0, 0, 0, 6],
    },
    { text: `Сертификат № ${id}. ${VENUE_ADDRESS}`, fontSize: 8.5, color: ink.soft },
  ];
}
