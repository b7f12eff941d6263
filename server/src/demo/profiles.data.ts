import { avatarStatus, type BusinessCard, type Passport, type ResidentData } from '@venue/sdk/profile/model';

type Known = 'passportSeries' | 'passportNumber' | 'passportBirthDay';

/** The profile of a demo customer; passport number, birthday and INN are those of the recorded register. */
export interface ProfileData {
  readonly daysAgo: number;
  readonly passport?: Omit<Passport, Known>;
  /** Found in the recorded register by its name. */
  readonly organisation?: {
    readonly name: string;
    readonly actsOn: string;
    readonly bankName: string;
    readonly BIK: string;
    readonly account: string;
    readonly correspondentAccount: string;
    readonly phone: string;
    readonly email: string;
  };
  readonly resident?: ResidentData;
  readonly card?: BusinessCard;
  readonly documents?: true;
  readonly avatar?: { readonly portrait: number; readonly status: 1 | 2 | 3; readonly reason?: string };
  /** What staff decided; null while they have not. */
  readonly verification?: { readonly status: 0 | 1 | 2 | null; readonly reason?: string };
}

const police = 'ГУ МВД России по Свердловской области';
const born = 'г. Екатеринбург';
const bank = {
  bankName: 'АО «Верх-Исетский банк»',
  BIK: '046577000',
  correspondentAccount: '30101810500000000000',
};

/** In the order of the demo's customers. */
export const profileData: readonly ProfileData[] = [
  {
    daysAgo: 24,
    passport: {
      passportIssuedBy: police,
      passportIssuedAt: '2011-05-20',
      passportDepartmentCode: '660-004',
      passportBirthPlace: born,
      passportAddress: 'г. Екатеринбург, ул. Белинского, д. 41, кв. 12',
    },
    organisation: {
      ...bank,
      name: 'ООО «Печь и глина»',
      actsOn: 'Устава',
      account: '40702810500000001204',
      phone: '9120000101',
      email: 'zakaz@pech-i-glina.example',
    },
    resident: {
      residentName: 'Мастерская «Печь и глина»',
      residentDescription:
        'Гончарная мастерская полного цикла: лепим, обжигаем и расписываем посуду, учим детей и взрослых работать на круге.',
      residentSiteUrl: 'pech-i-glina.example',
    },
    card: {
      cardName: 'Лаптева Дарья Сергеевна',
      cardPosition: 'Гончар, основательница мастерской',
      cardCompany: 'ООО «Печь и глина»',
      cardPhone: '9120000101',
      cardEmail: 'd.lapteva@example.ru',
      cardSiteUrl: 'pech-i-glina.example',
      cardSocials: { vk: 'https://vk.com/pech_i_glina', tg: 'https://t.me/pech_i_glina' },
      cardAbout: 'Делаю посуду на заказ и веду занятия на гончарном круге.',
      cardIsPublished: true,
    },
    documents: true,
    avatar: { portrait: 0, status: avatarStatus.accepted },
    verification: { status: 2 },
  },
  {
    daysAgo: 1,
    passport: {
      passportIssuedBy: police,
      passportIssuedAt: '2008-12-10',
      passportDepartmentCode: '660-021',
      passportBirthPlace: 'г. Первоуральск Свердловской области',
      passportAddress: 'г. Екатеринбург, ул. Крауля, д. 44, кв. 87',
    },
    organisation: {
      ...bank,
      name: 'ИП Шевелёв Артём Игоревич',
      actsOn: 'свидетельства о регистрации',
      account: '40802810500000000317',
      phone: '9120000102',
      email: 'shevelev.foto@example.ru',
    },
    card: {
      cardName: 'Шевелёв Артём Игоревич',
      cardPosition: 'Фотограф',
      cardCompany: '',
      cardPhone: '9120000102',
      cardEmail: 'shevelev.foto@example.ru',
      cardSiteUrl: '',
      cardSocials: { vk: '', tg: 'https://t.me/shevelev_foto' },
      cardAbout: 'Предметная съёмка и портреты.',
      cardIsPublished: false,
    },
    avatar: { portrait: 1, status: avatarStatus.unchecked },
    verification: { status: 2 },
  },
  {
    daysAgo: 6,
    passport: {
      passportIssuedBy: police,
      passportIssuedAt: '2004-09-14',
      passportDepartmentCode: '660-007',
      passportBirthPlace: 'г. Нижний Тагил Свердловской области',
      passportAddress: 'г. Екатеринбург, ул. Щорса, д. 7, кв. 140',
    },
    organisation: {
      ...bank,
      name: 'ИП Чернавина Ольга Дмитриевна',
      actsOn: 'свидетельства о регистрации',
      account: '40802810500000000909',
      phone: '9120000103',
      email: 'olga@chernavina.example',
    },
    avatar: {
      portrait: 2,
      status: avatarStatus.declined,
      reason: 'Лицо видно не полностью. Загрузите снимок, где оно занимает большую часть кадра.',
    },
    verification: { status: 2 },
  },
  {
    daysAgo: 2,
    passport: {
      passportIssuedBy: police,
      passportIssuedAt: '2016-02-03',
      passportDepartmentCode: '660-012',
      passportBirthPlace: born,
      passportAddress: 'г. Екатеринбург, ул. Репина, д. 22, кв. 5',
    },
    verification: { status: null },
  },
  {
    daysAgo: 9,
    passport: {
      passportIssuedBy: police,
      passportIssuedAt: '2013-10-01',
      passportDepartmentCode: '660-003',
      passportBirthPlace: born,
      passportAddress: 'г. Екатеринбург, ул. Краснолесья, д. 133, кв. 61',
    },
    avatar: { portrait: 3, status: avatarStatus.accepted },
    verification: { status: 1 },
  },
  {
    daysAgo: 12,
    passport: {
      passportIssuedBy: police,
      passportIssuedAt: '1999-08-30',
      passportDepartmentCode: '660-018',
      passportBirthPlace: born,
      passportAddress: 'г. Екатеринбург, ул. Первомайская, д. 56, кв. 33',
    },
    verification: { status: 0, reason: 'Имя в профиле не совпадает с именем в паспорте. Исправьте его и сохраните.' },
  },
];
