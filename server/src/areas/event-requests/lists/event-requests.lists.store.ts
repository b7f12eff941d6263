import { and, asc, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../core/db/database.ts';
import { containing } from '../../../core/db/search.ts';
import { DELETED } from '../../accounts/accounts.store.ts';
import { users } from '../../accounts/accounts.table.ts';
import { staffRole } from '../../accounts/roles.table.ts';
import { eventSpace } from '../../price-list/price-list.table.ts';
import { seatingsOfRoom } from '../../rooms/rooms.seating.store.ts';
import { room } from '../../rooms/rooms.table.ts';
import { type ChoiceList, choiceLists } from '../event-requests.rules.ts';
import { eventChoice } from '../event-requests.table.ts';

const choices: Readonly<Record<ChoiceList, readonly string[]>> = {
  creative: [
    'Классический деловой стиль',
    'Индустриальный Урал',
    'Уральские сказы',
    'Современное искусство',
    'Экологичное мероприятие',
    'Праздничное оформление',
    'Без креативной концепции',
  ],
  format: [
    'Конференция',
    'Форум',
    'Лекция',
    'Мастер-класс',
    'Круглый стол',
    'Презентация',
    'Выставка',
    'Показ',
    'Концерт',
    'Деловой завтрак',
    'Корпоративное мероприятие',
    'Другое',
  ],
  referral: [
    'Поиск в\u00a0интернете',
    'Социальные сети',
    'Рекомендация знакомых',
    'Были гостем мероприятия',
    'Рассылка площадки',
    'Наружная реклама',
    'Другое',
  ],
  ageRestriction: ['0+', '6+', '12+', '16+', '18+'],
  admittance: ['Свободный вход', 'По\u00a0регистрации', 'По\u00a0списку', 'По\u00a0билетам', 'По\u00a0приглашениям'],
  action: [
    'Сбор и\u00a0регистрация гостей',
    'Открытие',
    'Выступление спикера',
    'Вопросы из\u00a0зала',
    'Показ видео',
    'Музыкальный номер',
    'Награждение',
    'Кофе-брейк',
    'Закрытие',
  ],
};

/** Rooms that events are held in, the largest first. */
const spaces = [47, 46, 41, 43, 30, 45, 49, 37, 29, 28];

/**
 * Writes spaces and choices to the database; existing rows stay unchanged. Runs at every start rather than in a
 * migration: the lists in the code may change, and a migration never does.
 */
export async function keepLists(db: Db): Promise<void> {
  await db
    .insert(eventSpace)
    .values(spaces.map((roomId, position) => ({ roomId, position })))
    .onConflictDoNothing();
  const rows = choiceLists.flatMap(list => choices[list].map((name, position) => ({ list, name, position })));
  await db.insert(eventChoice).values(rows).onConflictDoNothing();
}

export const choicesOf = (db: Db, list: ChoiceList) =>
  db.select().from(eventChoice).where(eq(eventChoice.list, list)).orderBy(asc(eventChoice.position));

/** Choices by id, from any list. */
export async function choicesByIds(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(eventChoice)
    .where(inArray(eventChoice.id, [...ids]));
}

/** Spaces for events: all, or only those with these ids. */
export const spacesOf = (db: Db, only?: readonly number[]) =>
  db
    .select({ spaceId: room.id, spaceName: room.name, capacity: room.capacity, seatings: seatingsOfRoom })
    .from(eventSpace)
    .innerJoin(room, eq(room.id, eventSpace.roomId))
    .where(only && inArray(eventSpace.roomId, [...only]))
    .orderBy(asc(eventSpace.position));

/** Staff who lead requests and can sign in. */
const leads: SQL | undefined = and(
  ne(users.passwordHash, DELETED),
  or(staffRole.hasAll, sql`${staffRole.permissions} ? 'eventRequests.manage'`),
);

const plain = (text: SQL | string) => sql`translate(lower(${text}), 'ё', 'е')`;
const fullName = sql`concat_ws(' ', ${users.lastname}, ${users.name}, ${users.middlename})`;

/** Who may lead a request, sorted by name: all, or the first `most` whose name contains each typed word. */
export function managers(db: Db, { search = '', most }: { search?: string | undefined; most?: number } = {}) {
  const words = search.split(/\s+/).filter(Boolean);
  const rows = db
    .select({
      managerId: users.id,
      managerName: users.name,
      managerLastName: users.lastname,
      managerMiddleName: users.middlename,
    })
    .from(users)
    .innerJoin(staffRole, eq(staffRole.id, users.roleId))
    .where(and(leads, ...words.map(word => sql`${plain(fullName)} like ${plain(containing(word))}`)))
    .orderBy(asc(users.lastname), asc(users.name), asc(users.id));
  return most === undefined ? rows : rows.limit(most);
}
