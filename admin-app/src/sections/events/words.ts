import { failedAt } from '@venue/sdk';
import { type EventFields, eventKind } from '@venue/sdk/events/model';
import { roomName } from '@venue/sdk/rooms/model';
import type { SendTexts } from '@venue/shared-ui/data/useSend.ts';
import { formatDate } from '@venue/shared-ui/dates/format.ts';

type Kind = typeof eventKind.event | typeof eventKind.announcement;

const events = {
  name: 'Мероприятие',
  what: 'мероприятие',
  of: 'мероприятия',
  about: 'мероприятии',
  fresh: 'Новое мероприятие',
  paid: 'Оно будет опубликовано само',
  create: {
    done: 'Мероприятие успешно добавлено',
    refused: 'Не удалось добавить мероприятие',
    failed: failedAt('добавлении мероприятия'),
  },
  update: {
    done: 'Мероприятие успешно обновлено',
    refused: 'Не удалось обновить мероприятие',
    failed: failedAt('обновлении мероприятия'),
  },
  removed: 'Мероприятие успешно удалено',
  remove: { refused: 'Не удалось удалить мероприятие', failed: failedAt('удалении мероприятия') },
} as const;

const announcements = {
  name: 'Анонс',
  what: 'анонс',
  of: 'анонса',
  about: 'анонсе',
  fresh: 'Новый анонс',
  paid: 'Он будет опубликован сам',
  create: {
    done: 'Анонс успешно добавлен',
    refused: 'Не удалось добавить анонс',
    failed: failedAt('добавлении анонса'),
  },
  update: {
    done: 'Анонс успешно обновлён',
    refused: 'Не удалось обновить анонс',
    failed: failedAt('обновлении анонса'),
  },
  removed: 'Анонс успешно удалён',
  remove: { refused: 'Не удалось удалить анонс', failed: failedAt('удалении анонса') },
} as const;

interface Words {
  /** «Мероприятие», «мероприятие», «мероприятия», «мероприятии». */
  readonly name: string;
  readonly what: string;
  readonly of: string;
  readonly about: string;
  /** «Новое мероприятие». */
  readonly fresh: string;
  /** What becomes of it once it is paid. */
  readonly paid: string;
  readonly create: SendTexts;
  readonly update: SendTexts;
  readonly removed: string;
  readonly remove: SendTexts;
}

/** What an event or an announcement is called, and what is said about it afterwards. */
export const wordsOf = (kind: Kind): Words => (kind === eventKind.announcement ? announcements : events);

type When = Pick<EventFields, 'date' | 'time' | 'dateEnd' | 'timeEnd'>;

/** `21.11.2026 10:00–12:00`, `21.11.2026 10:00 – 22.11.2026 18:00`. */
export function formatWhen({ date, time, dateEnd, timeEnd }: When): string {
  const from = `${formatDate(date)} ${time}`;
  if (dateEnd && dateEnd !== date) return `${from} – ${[formatDate(dateEnd), timeEnd].filter(Boolean).join(' ')}`;
  return timeEnd ? `${from}–${timeEnd}` : from;
}

/** The same in a cell of a list: the hours of one day, or the first day and the last. */
export const formatDays = (when: When): string =>
  when.dateEnd && when.dateEnd !== when.date
    ? `${formatDate(when.date)}–${formatDate(when.dateEnd)}`
    : formatWhen(when);

/** The room, the place elsewhere, or that it is watched from afar. */
export function formatWhere({ roomId, place, isOnline }: Pick<EventFields, 'roomId' | 'place' | 'isOnline'>): string {
  const here = roomId === null ? place : [roomName(roomId), place].filter(Boolean).join(', ');
  return here || (isOnline ? 'Онлайн' : '');
}
