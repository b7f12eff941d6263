import { addDays, dayOf } from '@venue/sdk';
import { agreementStatus } from '@venue/sdk/agreements/model';
import { vatRate, vatRateOn } from '@venue/sdk/papers/model';
import { contragentType } from '@venue/sdk/profile/model';
import type { DemoData } from '../../area/demo.ts';
import { addAgreementRow } from './agreements.store.ts';
import { paperCounter } from './agreements.table.ts';
import { demoTemplates } from './templates/agreements.templates.demo.ts';
import { addTemplateRow } from './templates/agreements.templates.store.ts';

const requisites = {
  postalAddress: '',
  actsOn: 'Устава',
  bankName: 'АО «Исетский банк», г. Екатеринбург',
  BIK: '046577001',
  correspondentAccount: '30101810000000000001',
  phone: '',
  email: '',
};

const shell = {
  ...requisites,
  name: 'ООО «Малахитовая шкатулка»',
  type: contragentType.company,
  INN: '6671004212',
  KPP: '667101001',
  OGRN: '1026605321049',
  legalAddress: 'г. Екатеринбург, ул. Малышева, д. 51, офис 1204',
  headPosition: 'Генеральный директор',
  headName: 'Ветлугина Наталья Олеговна',
  account: '40702810600000000002',
};

const media = {
  ...requisites,
  name: 'ООО «Исеть-Медиа»',
  type: contragentType.company,
  INN: '6658302770',
  KPP: '665801001',
  OGRN: '1086670004520',
  legalAddress: 'г. Екатеринбург, ул. Татищева, д. 49, офис 310',
  headPosition: 'Генеральный директор',
  headName: 'Рыбаков Антон Павлович',
  account: '40702810400000000003',
};

/** Two templates, an agreement in force, and a draft with the text of a template. */
export const agreementsDemo: DemoData = {
  async seed(tx, { now, staffId }) {
    const today = dayOf(now);
    for (const template of demoTemplates) await addTemplateRow(tx, { ...template, createdAt: now, updatedAt: now });
    const rate = vatRateOn(vatRate.twentyTwo, today);
    const made = { createdBy: staffId, createdAt: now, updatedAt: now, vatRate: rate };
    const began = addDays(today, -20);
    const year = Number(began.slice(0, 4));
    await addAgreementRow(tx, {
      ...made,
      number: `1/${year}`,
      date: began,
      subject: 'Аренда конференц-зала и\u00a0техническое сопровождение деловых встреч',
      from: began,
      to: addDays(began, 364),
      status: agreementStatus.active,
      sum: null,
      customer: shell,
      customerName: shell.name,
      customerInn: shell.INN,
    });
    const written = Number(today.slice(0, 4));
    await addAgreementRow(tx, {
      ...made,
      number: year === written ? `2/${year}` : `1/${written}`,
      date: today,
      subject: 'Проведение съёмочного дня в\u00a0павильоне',
      title: demoTemplates[1].title,
      terms: demoTemplates[1].text,
      from: addDays(today, 14),
      to: addDays(today, 15),
      sum: 18_500_000,
      customer: media,
      customerName: media.name,
      customerInn: media.INN,
    });
    await tx
      .insert(paperCounter)
      .values([
        { kind: 'agreement', year, last: year === written ? 2 : 1 },
        ...(year === written ? [] : [{ kind: 'agreement' as const, year: written, last: 1 }]),
      ]);
  },
};
