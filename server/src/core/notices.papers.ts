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

const enclosed = (hasXml: boolean): string =>
  hasXml
    ? 'К\u00a0письму приложены PDF и\u00a0файл XML для\u00a0электронного документооборота.'
    : 'Документ приложен к\u00a0письму в\u00a0PDF.';

/** Messages to payers about their documents. */
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
};
