import { buffer } from 'node:stream/consumers';
import * as calls from '@venue/sdk/papers/admin';
import { actForm, type TakenAnswer } from '@venue/sdk/papers/model';
import { ZipFile } from 'yazl';
import { childOf, readXml } from '../../../core/files/readXml.ts';
import { windows1251 } from '../../../core/files/windows1251.ts';
import { type Element, element, xmlText } from '../../../core/files/xml.ts';
import type { Person } from '../../../testing/api.people.ts';
import type { TestApi } from '../../../testing/api.ts';
import * as make from '../../agreements/agreements.testing.ts';

/** A closed УПД with its file. */
export async function closedUpd(api: TestApi, staff: Person, over: object = {}) {
  const agreementId = await make.inForce(api, staff, over);
  const invoiceId = await make.invoiced(api, staff, agreementId);
  const actId = await make.acted(api, staff, agreementId, invoiceId, actForm.upd1);
  const { version } = await make.actOf(api, staff, actId);
  await api.as(staff).send(calls.closeAct, { body: { actId, version } });
  return { actId, xml: await xmlOf(api, staff, actId) };
}

async function xmlOf(api: TestApi, staff: Person, actId: number): Promise<Buffer> {
  const { data } = await api.as(staff).send(calls.getActXml, { body: { actId } });
  return Buffer.from(await data.arrayBuffer());
}

interface AnswerOptions {
  /** `КодИтога`; null for an answer without it. */
  readonly code?: '1' | '2' | '3' | null;
  readonly guid?: string;
  readonly at?: string;
  readonly author?: string;
  readonly receiver?: string;
  readonly sender?: string;
  readonly content?: string;
  /** Attributes in place of those that repeat the seller's file. */
  readonly seller?: Readonly<Record<string, string>>;
  readonly repeated?: Readonly<Record<string, string>>;
  readonly isByAgent?: boolean;
  readonly encoding?: 'windows-1251' | 'UTF-8';
}

/** The buyer's part for a УПД, as an operator's program writes it; `name` is that of its file. */
export function anAnswer(upd: Uint8Array, options: AnswerOptions = {}): { name: string; data: Buffer } {
  const { code = '1', at = '12.30.00', encoding = 'windows-1251', isByAgent = false } = options;
  const { guid = crypto.randomUUID(), author = 'ООО «Малахитовая шкатулка», ИНН/КПП 6671004212/667101001' } = options;
  const { receiver = '6658000000-665801001', sender = '6671004212-667101001' } = options;
  const root = readXml(upd);
  const document = childOf(root, 'Документ');
  const { ДатаИнфПр = '', ВремИнфПр = '', Функция = '', НаимДокОпр = '' } = document?.attributes ?? {};
  const { НомерДок = '', ДатаДок = '' } = childOf(document, 'СвСчФакт')?.attributes ?? {};
  const id = `ON_NSCHFDOPPOK_${receiver}_${sender}_20261201_${guid}_0_0_0_0_0_00`;
  const paper = { РеквНаимДок: 'Акт о расхождениях', РеквНомерДок: '3', РеквДатаДок: '01.12.2026' };
  const differences = code === '2' ? [element('РеквДокРасх', paper)] : [];
  const file = element(
    'Файл',
    { ИдФайл: id, ВерсФорм: '5.03', ВерсПрог: 'Оператор 1.0' },
    element(
      'Документ',
      { КНД: '1115132', ДатаИнфПок: '01.12.2026', ВремИнфПок: at, НаимЭконСубСост: author },
      element(
        'ИдИнфПрод',
        {
          ИдФайлИнфПр: root.attributes.ИдФайл ?? '',
          ДатаФайлИнфПр: ДатаИнфПр,
          ВремФайлИнфПр: ВремИнфПр,
          ...options.seller,
        },
        element('ЭП', {}, 'MIIB'),
      ),
      element(
        'СодФХЖ4',
        { НаимДокОпрПр: НаимДокОпр, Функция, ПорНомДокИнфПр: НомерДок, ДатаДокИнфПр: ДатаДок, ...options.repeated },
        element(
          'СвПрин',
          { СодОпер: options.content ?? (code === '3' ? '' : 'Услуги приняты'), ДатаПрин: '30.11.2026' },
          ...(code === null ? [] : [element('КодСодОпер', { КодИтога: code }, ...differences)]),
        ),
      ),
      element(
        'Подписант',
        { Должн: 'Генеральный директор', ТипПодпис: '1', ДатаПодДок: '01.12.2026', СпосПодтПолном: '1' },
        element('ФИО', { Фамилия: 'Ветлугина', Имя: 'Наталья', Отчество: 'Олеговна' }),
      ),
      ...(isByAgent ? [element('ОснДоверОргСост', { ...paper, РеквНаимДок: 'Договор' })] : []),
    ),
  );
  return { name: `${id}.xml`, data: encoded(file, encoding) };
}

function encoded(file: Element, encoding: 'windows-1251' | 'UTF-8'): Buffer {
  const text = `<?xml version="1.0" encoding="${encoding}"?>\n${xmlText(file)}\n`;
  return encoding === 'UTF-8' ? Buffer.from(text) : windows1251(text);
}

/** A signature as an operator stores it: some DER. */
export const aSignature = (): Buffer => Buffer.concat([Buffer.of(0x30, 0x82), Buffer.from(crypto.randomUUID())]);

/** A zip archive of these files. */
export async function zipped(files: readonly { readonly name: string; readonly data: Buffer }[]): Promise<Buffer> {
  const zip = new ZipFile();
  for (const { name, data } of files) zip.addBuffer(data, name);
  zip.end();
  return buffer(zip.outputStream);
}

/** Uploads files as staff and returns what became of each. */
export async function uploaded(
  api: TestApi,
  by: Person,
  ...files: readonly { readonly name: string; readonly data: Buffer }[]
): Promise<readonly TakenAnswer[]> {
  const fileAnswers = files.map(({ name, data }) => new File([new Uint8Array(data)], name));
  return (await api.as(by).send(calls.uploadUpdAnswers, { body: { fileAnswers } })).message.results;
}
