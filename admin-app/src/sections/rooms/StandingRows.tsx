import { formatPhone } from '@venue/sdk';
import type { Standing } from '@venue/sdk/rooms/model';
import { formatRuns } from '@venue/shared-ui/dates/formatRuns.ts';
import { Money } from '@venue/shared-ui/parts/Money.tsx';
import type { ReactNode } from 'react';
import { AccountMark } from '../users/users.view.ts';
import css from './Standing.module.css';
import { keyOf } from './useStanding.ts';

const states = {
  paid: 'оплачена',
  invoice: 'ждёт оплаты по\u00a0счёту',
  held: 'ждёт оплаты',
  offer: 'предложение ждёт оплаты',
  planned: '',
} as const;

/** «Бронь № 12, оплачена» or «Мероприятие «Форум»». */
export function standingTitle({ kind, id, title, state }: Standing): string {
  if (kind === 'booking') return `Бронь №\u00a0${id}, ${states[state]}`;
  return kind === 'event' ? `Мероприятие «${title}»` : `Заявка на\u00a0мероприятие №\u00a0${id}: «${title}»`;
}

interface Props {
  standing: readonly Standing[];
  heading: (each: Standing) => ReactNode;
  /** What can be done about it. */
  children?: (each: Standing) => ReactNode;
}

/** Orders and events in closed time, with their people and sums. */
export const StandingRows = ({ standing, heading, children }: Props) => (
  <ul className={css.rows}>
    {standing.map(each => (
      <li key={keyOf(each)}>
        <strong>{heading(each)}</strong>
        <span>
          {each.roomName}, {formatRuns(each.runs)}
        </span>
        {each.customer !== null && (
          <span>
            <span>{each.customer || 'Имя не\u00a0указано'}</span>
            {each.phone && (
              <span>
                {', '}
                <a href={`tel:+7${each.phone}`}>{formatPhone(each.phone)}</a>{' '}
              </span>
            )}
            {each.accountState && <AccountMark state={each.accountState} />}
          </span>
        )}
        {each.paid > 0 && (
          <span>
            Оплачено <Money kopecks={each.paid} />
          </span>
        )}
        {children && <div>{children(each)}</div>}
      </li>
    ))}
  </ul>
);
