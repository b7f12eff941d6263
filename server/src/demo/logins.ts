import type { Permission } from '@venue/sdk';

/** The demo's passwords are public on purpose: they open nothing but the demo. */
export const staffPassword = 'Staff-2026';
export const customerPassword = 'Guest-2026';

/** No operator gives out numbers with 000 after the code, so no demo SMS could ever reach anybody. */
export const customerPhone = (index: number): string => `91200001${String(index + 1).padStart(2, '0')}`;

/** The roles of the demo besides the administrator's. */
export const staffRoles: readonly { readonly title: string; readonly permissions: readonly Permission[] }[] = [
  { title: 'Менеджер бронирований', permissions: ['bookings.read', 'bookings.manage', 'desk.manage', 'desk.cash'] },
  { title: 'Просмотр бронирований', permissions: ['bookings.read'] },
];

interface StaffMember {
  readonly title: string;
  readonly phone: string;
  readonly lastname: string;
  readonly name: string;
  readonly middlename: string;
  /** The title of a role. */
  readonly role: string;
}

export const staff: readonly StaffMember[] = [
  {
    title: 'Administrator',
    phone: '9120000001',
    lastname: 'Кузнецова',
    name: 'Ирина',
    middlename: 'Владимировна',
    role: 'Администратор',
  },
  {
    title: 'Bookings operator',
    phone: '9120000002',
    lastname: 'Пономарёв',
    name: 'Максим',
    middlename: 'Сергеевич',
    role: 'Менеджер бронирований',
  },
  {
    title: 'Read-only staff',
    phone: '9120000003',
    lastname: 'Тагирова',
    name: 'Лейла',
    middlename: 'Ренатовна',
    role: 'Просмотр бронирований',
  },
];

export interface DemoLogin {
  readonly title: string;
  /** Ten digits, as the form takes them. */
  readonly phone: string;
  readonly password: string;
  /** The path of the page to sign in at. */
  readonly where: string;
}

/** The logins that the server prints at its start while the demo is on. */
export const demoLogins: readonly DemoLogin[] = [
  { title: 'Customer', phone: customerPhone(0), password: customerPassword, where: '/app/' },
  { title: 'Another customer', phone: customerPhone(1), password: customerPassword, where: '/app/' },
  ...staff.map(({ title, phone }) => ({ title, phone, password: staffPassword, where: '/app/admin/' })),
];
