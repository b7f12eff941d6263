import { customerPhone } from '../../demo/logins.ts';

/** A person known to the demo's provider. No operator gives out numbers with 000 after the code. */
export interface DemoPerson {
  readonly id: string;
  readonly lastname: string;
  readonly name: string;
  readonly middlename: string;
  readonly phone: string;
  readonly phoneProven: boolean;
  readonly email: string;
  /** What signing in as this person demonstrates. */
  readonly note: string;
}

export const demoPeople: readonly DemoPerson[] = [
  {
    id: '1000301',
    lastname: 'Савельева',
    name: 'Мария',
    middlename: 'Андреевна',
    phone: '9120000201',
    phoneProven: true,
    email: 'm.savelyeva@example.ru',
    note: 'Входит впервые: появится новая учётная запись',
  },
  {
    id: '1000302',
    lastname: 'Горбунов',
    name: 'Роман',
    middlename: 'Ильич',
    phone: '9120000202',
    phoneProven: true,
    email: '',
    note: 'Почты нет: учётная запись будет без неё',
  },
  {
    id: '1000303',
    lastname: 'Лаптева',
    name: 'Дарья',
    middlename: 'Сергеевна',
    phone: customerPhone(0),
    phoneProven: true,
    email: 'd.lapteva@example.ru',
    note: 'Уже бронировала: войдёт в свою учётную запись',
  },
  {
    id: '1000304',
    lastname: 'Крылова',
    name: 'Нина',
    middlename: 'Петровна',
    phone: '9120000204',
    phoneProven: false,
    email: 'n.krylova@example.ru',
    note: 'Номер телефона не подтверждён: войти не получится',
  },
];

export const demoPerson = (id: unknown): DemoPerson | undefined => demoPeople.find(person => person.id === id);
