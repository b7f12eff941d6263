import { formatMoney, formatPhone } from '@venue/sdk';
import { staffBookingStatus } from '@venue/sdk/bookings/model';
import type { Board } from '@venue/sdk/desk/model';
import { formatLongDay, formatSpan } from '@venue/shared-ui/dates/format.ts';
import { arriving } from './board/board.ts';
import { guestsOf, looks } from './board/names.ts';
import css from './DaySheet.module.css';

/** «Лист на день»: the printed page of a day, without the frame of the app. */
export function DaySheet({ board, day }: { board: Board; day: string }) {
  const coming = arriving(board.bookings, day);
  const rooms = new Map(board.rooms.map(room => [room.roomId, room.name]));
  const others = board.blocks.filter(({ kind, place }) => place === null && (kind === 'event' || kind === 'technical'));
  return (
    <section className={css.sheet} aria-hidden="true">
      <h1>Лист на&nbsp;день: {formatLongDay(day)}</h1>
      <table>
        <thead>
          <tr>
            {['Время', 'Помещение', 'Клиент', 'Телефон', 'Подготовить', 'Оплата', 'Отметка'].map(title => (
              <th key={title}>{title}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {coming.map(each => (
            <tr key={each.orderId}>
              <td>{each.here.map(formatSpan).join(', ')}</td>
              <td>{each.roomName}</td>
              <td>{each.customer}</td>
              <td>{formatPhone(each.phone)}</td>
              <td>
                <span>{[guestsOf(each), each.tariff, ...each.extras].filter(Boolean).join(', ')}</span>
                {each.customerComment && <p>Клиент: «{each.customerComment}»</p>}
                {each.comment && <p>{each.comment}</p>}
              </td>
              <td>
                {formatMoney(each.price)}, {staffBookingStatus.option(each.status).label.toLowerCase()}
              </td>
              <td />
            </tr>
          ))}
        </tbody>
      </table>
      {others.length > 0 && (
        <ul>
          {others.map(each => (
            <li key={`${each.roomId} ${each.start}`}>
              <span>
                {formatSpan(each)}, {rooms.get(each.roomId)}: {looks[each.kind === 'event' ? 'event' : 'technical']}
              </span>
              {each.title && <span>{` — ${each.title}`}</span>}
            </li>
          ))}
        </ul>
      )}
      {board.notes.map(({ noteId, text, who }) => (
        <p key={noteId}>
          {text} ({who})
        </p>
      ))}
    </section>
  );
}
