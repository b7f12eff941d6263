import { runsOf } from '@venue/sdk';
import type { UserBooking } from '@venue/sdk/bookings/model';
import { formatRuns } from '@venue/shared-ui/dates/formatRuns.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import type { ReactNode } from 'react';
import { bookAgain, sameHoursLater } from '../bookings/bookings.view.tsx';
import { eventRequestPaths } from '../event-requests/event-requests.paths.ts';
import { roomPaths } from '../rooms/rooms.paths.ts';
import css from './CabinetHome.module.css';

interface Props {
  isOrganiser: boolean;
  /** The last booking that was paid for and is over. */
  visit: UserBooking | undefined;
  hasNext: boolean;
}

/** The one thing that this person most likely wants to do now. */
export function Proposal({ isOrganiser, visit, hasNext }: Props) {
  if (isOrganiser || (hasNext && !visit))
    return (
      <Card
        title="Провести мероприятие на&nbsp;площадке"
        text="Опишите его по&nbsp;шагам: стоимость видна сразу, менеджер ответит предложением."
      >
        <Button to={eventRequestPaths.create.path} variant="outlined">
          Оставить заявку
        </Button>
      </Card>
    );
  if (visit)
    return (
      <Card
        title={`${visit.roomName}: в\u00a0то\u00a0же время на\u00a0ближайшей неделе`}
        text={
          <>
            В&nbsp;прошлый раз&nbsp;— {formatRuns(runsOf(visit.slots.map(({ start }) => start)))}. Тариф
            и&nbsp;дополнения уже выбраны, время можно изменить.
          </>
        }
      >
        <Button variant="outlined" {...bookAgain(visit, sameHoursLater(visit))}>
          Повторить бронь
        </Button>
      </Card>
    );
  return (
    <Card
      title="Забронировать студию по&nbsp;часам"
      text="На&nbsp;карте видно, что свободно сейчас и&nbsp;сколько стоит час."
    >
      <Button to={roomPaths.map.path} variant="outlined">
        Выбрать помещение
      </Button>
    </Card>
  );
}

const Card = ({ title, text, children }: { title: string; text: ReactNode; children: ReactNode }) => (
  <section className={css.proposal} aria-labelledby="proposal-heading">
    <div>
      <h2 id="proposal-heading">{title}</h2>
      <p className={css.soft}>{text}</p>
    </div>
    {children}
  </section>
);
