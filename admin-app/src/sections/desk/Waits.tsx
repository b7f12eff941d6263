import { formatHours, formatPhone, plural } from '@venue/sdk';
import { listWaitsOfDay } from '@venue/sdk/waitlist/admin';
import { waitStatus } from '@venue/sdk/waitlist/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { formatSpan } from '@venue/shared-ui/dates/format.ts';
import { StatusChip } from '@venue/shared-ui/parts/StatusChip.tsx';
import { PersonName } from '../../app/record/PersonName.tsx';
import { AccountMark } from '../users/users.view.ts';
import css from './BoardPage.module.css';

/** Who waits for hours of a day that are taken, in the order in which they are served. */
export function Waits({ day, open }: { day: string; open: (orderId: number) => void }) {
  const { data } = useCall(listWaitsOfDay, { query: { day } });
  const waits = data?.message.inLine ?? [];
  if (waits.length === 0) return null;
  return (
    <section className={css.card} aria-labelledby="waits">
      <h2 id="waits">Ждут, когда освободится: {plural(waits.length, 'человек', 'человека', 'человек')}</h2>
      <ul className={css.rows}>
        {waits.map(
          ({
            waitId,
            waitStatus: status,
            roomName,
            fromHour,
            toHour,
            hours,
            offer,
            userId,
            userName,
            userPhone,
            accountState,
            lapses,
          }) => (
            <li key={waitId} className={css.arrival}>
              <span className={css.time}>
                {offer ? offer.runs.map(formatSpan).join(', ') : `${fromHour}:00–${toHour}:00`}
              </span>
              <div className={css.who}>
                {offer ? (
                  <button type="button" className={css.link} onClick={() => open(offer.orderId)}>
                    {userName || formatPhone(userPhone)}
                  </button>
                ) : (
                  <PersonName userId={userId} name={userName || formatPhone(userPhone)} />
                )}{' '}
                <AccountMark state={accountState} />
                <div className={css.soft}>
                  {`${roomName} · ${formatHours(hours)}${hours > 1 ? ' подряд' : ''}${userName && ` · ${formatPhone(userPhone)}`}`}
                </div>
                {lapses > 0 && (
                  <div className={css.soft}>
                    Не&nbsp;оплатил(а) придержанные часы: {plural(lapses, 'раз', 'раза', 'раз')}
                  </div>
                )}
              </div>
              <StatusChip option={waitStatus.option(status)} />
            </li>
          ),
        )}
      </ul>
    </section>
  );
}
