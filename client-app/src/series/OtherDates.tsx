import { listOtherDates } from '@venue/sdk/series';
import { formatWhen } from '@venue/shared-ui/areas/events/formatWhen.ts';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { ScreenLink } from '@venue/shared-ui/shell/ScreenLink.tsx';
import { Block } from '../app/frame/Block.tsx';
import { eventPaths } from '../events/events.paths.ts';
import css from './Series.module.css';

/** The other dates of an event, each a link to its page; nothing for an event on its own. */
export default function OtherDates({ eventId: id }: { eventId: number }) {
  const { data } = useCall(listOtherDates, { id });
  const dates = data?.message.dates ?? [];
  if (dates.length === 0) return null;
  return (
    <div className={css.other}>
      <Block id="other-dates" title="Другие даты">
        <ul className={css.list}>
          {dates.map(({ eventId, place, isSoldOut, ...when }) => (
            <li key={eventId}>
              <ScreenLink to={eventPaths.publicPage} params={{ eventId }}>
                {formatWhen(when)}
              </ScreenLink>
              <span className={css.soft}>{[place, isSoldOut ? 'мест нет' : ''].filter(Boolean).join(' · ')}</span>
            </li>
          ))}
        </ul>
      </Block>
    </div>
  );
}
