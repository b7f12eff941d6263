import { formatDate } from '@venue/sdk';
import { consentPurpose } from '@venue/sdk/privacy/model';
import { contragentType, documentType, isPassportPage } from '@venue/sdk/profile/model';
import { type AdminUser, type AdminUserCard, avatarOption, verificationOption } from '@venue/sdk/users/model';
import { momentCell, phoneCell, type SheetColumn } from '../../core/files/sheet.ts';
import type { Cell } from '../../core/files/xlsx.ts';

const yesNo = (is: boolean) => (is ? 'да' : 'нет');
/** People in the staff's export. */
export const usersSheet: readonly SheetColumn<AdminUser>[] = [
  { title: '№', width: 8, value: user => user.userId },
  { title: 'Фамилия', width: 20, value: user => user.bioLastname },
  { title: 'Имя', width: 16, value: user => user.bioName },
  { title: 'Отчество', width: 20, value: user => user.bioMiddlename },
  { title: 'Телефон', width: 18, value: user => phoneCell(user.userPhone) },
  { title: 'Почта', width: 30, value: user => user.userEmail },
  { title: 'Почта подтверждена', width: 20, value: user => yesNo(user.userEmailActive) },
  { title: 'ИНН', width: 16, value: user => user.bioINN },
  { title: 'Проверка', width: 24, value: user => verificationOption(user).label },
  { title: 'Аватар', width: 26, value: user => avatarOption(user).label },
  { title: 'Согласие на рассылку', width: 22, value: user => yesNo(user.emailAccept) },
  { title: 'Сотрудник', width: 12, value: user => yesNo(user.isStaff) },
  { title: 'Зарегистрирован', width: 18, value: user => momentCell(user.createdAt) },
  { title: 'Последний вход', width: 18, value: user => momentCell(user.lastSeenAt) },
];

/** A line of one person's file. */
export interface PersonLine {
  readonly section: string;
  readonly field: string;
  readonly value: Cell;
}

export const personSheet: readonly SheetColumn<PersonLine>[] = [
  { title: 'Раздел', width: 28, value: line => line.section },
  { title: 'Поле', width: 30, value: line => line.field },
  { title: 'Значение', width: 60, value: line => line.value },
];

type Fields = readonly (readonly [field: string, value: Cell])[];

/** Everything about a person that their file holds; their passport and its scans stay where they are sealed. */
export function linesOf(user: AdminUserCard): PersonLine[] {
  const sections: readonly (readonly [string, Fields])[] = [
    ['Учётная запись', usersSheet.map(({ title, value }) => [title, value(user)])],
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
  ['Видна по ссылке', yesNo(of.cardIsPublished)],
];
