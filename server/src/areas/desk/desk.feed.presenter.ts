import type { BoardBlock } from '@venue/sdk/desk/model';
import { type IcsEntry, icsOf } from '../../core/files/ics.ts';

interface Person {
  readonly name: string;
  readonly lastname: string;
}

interface Feed {
  readonly roomName: string;
  readonly blocks: readonly BoardBlock[];
  readonly people: ReadonlyMap<number, Person>;
  readonly publicUrl: string;
  readonly now: Date;
}

/** `С. А.`: the link must not reveal a name. */
const initials = ({ name, lastname }: Person): string =>
  [lastname, name]
    .map(each => each.trim().slice(0, 1))
    .filter(Boolean)
    .map(letter => `${letter}.`)
    .join(' ');

function titleOf({ kind, orderId, title }: BoardBlock, people: Feed['people']): string {
  if (kind === 'technical') return `Закрыто: ${title}`;
  if (kind === 'event') return title ? `Мероприятие: ${title}` : 'Мероприятие';
  const person = people.get(orderId ?? 0);
  return [`Бронь № ${orderId}`, person && initials(person), kind === 'hold' && 'ждёт оплаты']
    .filter(Boolean)
    .join(', ');
}

/** The taken hours of a room as a calendar. */
export function feedOf({ roomName, blocks, people, publicUrl, now }: Feed): string {
  const { hostname } = new URL(publicUrl);
  const entries = blocks
    // Buffers are left out, because nobody uses the room then.
    .filter(({ kind }) => kind !== 'buffer')
    .map(
      (block): IcsEntry => ({
        uid: `room-${block.roomId}-${block.kind === 'technical' ? `t${block.technicalReasonId}` : block.kind === 'event' ? `e${block.eventRequestId}` : `b${block.orderId}`}-${block.start.slice(0, 13)}@${hostname}`,
        start: block.start,
        end: block.end,
        title: [block.place, titleOf(block, people)].filter(Boolean).join(': '),
        place: roomName,
        url: pageOf(block, publicUrl),
      }),
    );
  return icsOf(roomName, entries, now);
}

/** The board of the day, where staff see the rest. */
const pageOf = ({ orderId, start }: BoardBlock, publicUrl: string): string =>
  `${publicUrl}/app/admin/board?day=${start.slice(0, 10)}${orderId === null ? '' : `&booking=${orderId}`}`;
