import { formatDate } from '@venue/sdk';
import { consentPurpose } from '@venue/sdk/privacy/model';
import { contragentType, documentType, isPassportPage } from '@venue/sdk/profile/model';
import { userRecord } from '@venue/sdk/users/kind';
import { type AdminUser, type AdminUserCard, avatarOption, verificationOption } from '@venue/sdk/users/model';
import { recordSheet } from '../../core/files/recordSheet.ts';
import { momentCell, phoneCell, type Sheet } from '../../core/files/sheet.ts';
import type { Cell } from '../../core/files/xlsx.ts';

/** People in the staff's export. */
export const usersSheet = recordSheet<AdminUser>()(userRecord, [
  { field: 'userId', width: 8, value: user => user.userId },
  { title: 'Фамилия', width: 20, value: user => user.bioLastname },
  { title: 'Имя', width: 16, value: user => user.bioName },
  { title: 'Отчество', width: 20, value: user => user.bioMiddlename },
  { field: 'userPhone', width: 18, value: user => user.userPhone },
  { field: 'userEmail', width: 30, value: user => user.userEmail },
  { field: 'userEmailActive', width: 20, value: user => user.userEmailActive },
  { field: 'bioINN', width: 16, value: user => user.bioINN },
  { field: 'verificationStatus', width: 24, cell: user => verificationOption(user).label },
  { field: 'avatarConfirmStatus', width: 26, cell: user => avatarOption(user).label },
  { field: 'emailAccept', width: 22, value: user => user.emailAccept },
  { field: 'isStaff', width: 12, value: user => user.isStaff },
  // With the time, while the list shows only the day.
  { field: 'createdAt', width: 18, cell: user => momentCell(user.createdAt) },
  { field: 'lastSeenAt', width: 18, value: user => user.lastSeenAt },
]);

/** A line of one person's file. */
export interface PersonLine {
  readonly section: string;
  readonly field: string;
  readonly value: Cell;
}

/** The file of one person. */
export const personSheet = (userId: number): Sheet<PersonLine> => ({
  title: `Пользователь № ${userId}`,
  columns: [
    { title: 'Раздел', width: 28, value: line => line.section },
    { title: 'Поле', width: 30, value: line => line.field },
    { title: 'Значение', width: 60, value: line => line.value },
  ],
});

type Fields = readonly (readonly [field: string, value: Cell])[];

/** All fields of a person in their file; the passport and its scans are left out and stay encrypted. */
export function linesOf(user: AdminUserCard): PersonLine[] {
  const sections: readonly (readonly [string, Fields])[] = [
    ['Учётная запись', usersSheet.columns.map(({ title, value }) => [title, value(user)])],
    ...user.organisations.map((each, index) => [`Организация ${index + 1}`, organisationFields(each)] as const),
    ['Данные резидента', user.resident ? residentFields(user.resident) : []],
    ['Визитка', user.card ? cardFields(user.card) : []],
    [
      'Документы',
      user.documents
        .filter(({ documentType: type }) => !isPassportPage(type))
        .map(each => [
          documentType.option(each.documentType).label,
          `${each.fileName}, ${formatDate(each.uploadedAt)}`,
        ]),
    ],
    [
      'Согласия',
      user.consents.map(({ purpose, givenAt, withdrawnAt }) => [
        consentPurpose.option(purpose).label,
        `${formatDate(givenAt)}${withdrawnAt ? `, отозвано ${formatDate(withdrawnAt)}` : ''}`,
      ]),
    ],
    [
      'Записи',
      [
        ['Бронирования', user.has.bookings],
        ['Бренды', user.has.brands],
        ['Мероприятия', user.has.events],
        ['Заявки маркетплейса', user.has.marketRequests],
      ],
    ],
  ];
  return sections.flatMap(([section, fields]) => fields.map(([field, value]) => ({ section, field, value })));
}

const organisationFields = (of: AdminUserCard['organisations'][number]): Fields => [
  ['Название', of.name],
  ['Вид', contragentType.option(of.type).label],
  ['ИНН', of.INN],
  ['КПП', of.KPP],
  ['ОГРН', of.OGRN],
  ['Юридический адрес', of.legalAddress],
  ['Почтовый адрес', of.postalAddress],
  ['Должность руководителя', of.headPosition],
  ['Руководитель', of.headName],
  ['Действует на основании', of.actsOn],
  ['Банк', of.bankName],
  ['БИК', of.BIK],
  ['Расчётный счёт', of.account],
  ['Корреспондентский счёт', of.correspondentAccount],
  ['Телефон', phoneCell(of.phone)],
  ['Почта', of.email],
];

const residentFields = (of: NonNullable<AdminUserCard['resident']>): Fields => [
  ['Название', of.residentName],
  ['Описание', of.residentDescription],
  ['Сайт', of.residentSiteUrl],
];

const cardFields = (of: NonNullable<AdminUserCard['card']>): Fields => [
  ['Имя', of.cardName],
  ['Должность', of.cardPosition],
  ['Компания', of.cardCompany],
  ['Телефон', phoneCell(of.cardPhone)],
  ['Почта', of.cardEmail],
  ['Сайт', of.cardSiteUrl],
  ['ВКонтакте', of.cardSocials.vk],
  ['Телеграм', of.cardSocials.tg],
  ['О себе', of.cardAbout],
  ['Видна по ссылке', of.cardIsPublished ? 'Да' : 'Нет'],
];
