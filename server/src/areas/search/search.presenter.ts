import { formatPhone, type Option, type Permission } from '@venue/sdk';
import { simpleRequestStatus } from '@venue/sdk/applications/model';
import { articleKind, articleStatus } from '@venue/sdk/articles/model';
import { bookingAdminStatus } from '@venue/sdk/bookings/model';
import { brandStatus } from '@venue/sdk/brands/model';
import { eventKind, eventStatus } from '@venue/sdk/events/model';
import { marketItemStatus, marketRequestStatus } from '@venue/sdk/market/model';
import { verificationStatus } from '@venue/sdk/profile/model';
import { residentStatus } from '@venue/sdk/residents/model';
import { type Found, type FoundGroup, MOST_FOUND, searchKinds } from '@venue/sdk/search/model';
import { eventAddress } from './search.service.ts';
import type { FoundRow } from './search.store.ts';

interface Look {
  readonly title: (row: FoundRow) => string;
  readonly caption: (row: FoundRow) => readonly (string | null)[];
  readonly option: (status: number) => Option;
  readonly to: (row: FoundRow, may: ReadonlySet<Permission>) => string;
}

const STAFF = -1;

const personOption = (status: number): Option => {
  if (status === STAFF) return { id: STAFF, label: 'Сотрудник', tone: 'primary' };
  return status === 0 ? { id: 0, label: 'Не\u00a0проверен', tone: 'neutral' } : verificationStatus.option(status);
};

/** What is decided by an application is read there. */
const decidedAt = (section: string) => (row: FoundRow, may: ReadonlySet<Permission>) =>
  row.extra === null || !may.has('applications.read')
    ? `${section}?search=${encodeURIComponent(row.title)}`
    : `/applications/${row.extra}`;

/** How each kind looks among what was found, and its page within the back office. */
const looks: Readonly<Record<FoundRow['kind'], Look>> = {
  person: {
    title: row => row.title || `Клиент №\u00a0${row.id}`,
    caption: row => [`№\u00a0${row.id}`, (row.more ?? '').replace(/^\d{10}/, formatPhone)],
    option: personOption,
    to: row => `/users/${row.id}`,
  },
  booking: {
    title: row => `Бронирование №\u00a0${row.id}`,
    caption: row => [row.title, row.more],
    option: bookingAdminStatus.option,
    to: row => `/bookings?booking=${row.id}`,
  },
  application: {
    title: row => `Заявка №\u00a0${row.id}`,
    caption: row => [row.title],
    option: simpleRequestStatus.option,
    to: row => `/applications/${row.id}`,
  },
  event: {
    title: row => row.title,
    caption: row => [`${eventKind.option(row.extra).label} №\u00a0${row.id}`, row.more],
    option: eventStatus.option,
    to: row => eventAddress(row.id, row.extra ?? eventKind.event),
  },
  resident: {
    title: row => row.title,
    caption: row => [`№\u00a0${row.id}`],
    option: residentStatus.option,
    to: row => `/residents/${row.id}/edit`,
  },
  brand: {
    title: row => row.title,
    caption: row => [`№\u00a0${row.id}`],
    option: brandStatus.option,
    to: decidedAt('/brands'),
  },
  marketRequest: {
    title: row => `Заявка маркетплейса №\u00a0${row.id}`,
    caption: row => [row.title],
    option: marketRequestStatus.option,
    to: decidedAt('/marketrequests'),
  },
  marketItem: {
    title: row => row.title,
    caption: row => [`№\u00a0${row.id}`, row.more],
    option: marketItemStatus.option,
    to: row => `/marketitems?search=${encodeURIComponent(row.title)}`,
  },
  article: {
    title: row => row.title,
    caption: row => [`${articleKind.option(row.extra).label} №\u00a0${row.id}`, row.more],
    option: articleStatus.option,
    to: row => `/articles/${row.id}/edit`,
  },
};

function presentFound(row: FoundRow, may: ReadonlySet<Permission>): Found {
  const { title, caption, option, to } = looks[row.kind];
  const { label, tone = 'neutral' } = option(row.status);
  return {
    id: row.id,
    title: title(row),
    caption: caption(row).filter(Boolean).join(' · '),
    status: { id: row.status, label, tone },
    to: to(row, may),
  };
}

/** What was found for a reader, kind by kind in their order; those of which there is nothing are left out. */
export const presentGroups = (rows: readonly FoundRow[], may: ReadonlySet<Permission>): FoundGroup[] =>
  (Object.keys(searchKinds) as FoundGroup['kind'][]).flatMap(kind => {
    const own = rows.filter(row => row.kind === kind);
    return own.length === 0
      ? []
      : [{ kind, items: own.slice(0, MOST_FOUND).map(row => presentFound(row, may)), more: own.length > MOST_FOUND }];
  });
