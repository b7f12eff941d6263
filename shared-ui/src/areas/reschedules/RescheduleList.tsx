import { formatMoney, plural } from '@venue/sdk';
import { formatWhen } from '@venue/sdk/events/model';
import type { Reschedule } from '@venue/sdk/reschedules/model';
import { formatDateTime } from '../../dates/format.ts';
import css from './RescheduleList.module.css';

const tickets = (count: number): string => plural(count, 'билет', 'билета', 'билетов');
const withSum = (count: number, sum: number): string => `${tickets(count)}${sum > 0 ? `, ${formatMoney(sum)}` : ''}`;

/** How an event was rescheduled, newest first, and what its guests chose. */
export const RescheduleList = ({ reschedules }: { reschedules: readonly Reschedule[] }) => (
  <ul className={css.list}>
    {reschedules.map(each => (
      <li key={each.rescheduleId}>
        <strong>Было: {[formatWhen(each.before), each.before.place].filter(Boolean).join(', ')}</strong>
        <span className={css.soft}>
          {formatDateTime(each.at)}, {each.by === 'staff' ? 'площадка' : 'организатор'}: {each.reason}
        </span>
        <span>{stateOf(each)}</span>
        <dl className={css.counts}>
          <div>
            <dt>Остаются</dt>
            <dd>{tickets(each.keep)}</dd>
          </div>
          {each.isOpen && (
            <div>
              <dt>Ждём ответа</dt>
              <dd>{withSum(each.waiting, each.waitingSum)}</dd>
            </div>
          )}
          <div>
            <dt>Вернули</dt>
            <dd>{withSum(each.returned, each.returnedSum)}</dd>
          </div>
        </dl>
      </li>
    ))}
  </ul>
);

function stateOf({ isOpen, writtenAt, chooseUntil }: Reschedule): string {
  const written = writtenAt === null ? 'Пишем гостям. ' : '';
  return isOpen
    ? `${written}Гости выбирают до\u00a0${formatDateTime(chooseUntil)}`
    : `${written}Срок выбора закончился: у\u00a0кого билет остался, тот придёт`;
}
