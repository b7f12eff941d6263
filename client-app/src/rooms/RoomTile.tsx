import { formatMoney, plural } from '@venue/sdk';
import type { FoundRoom, RoomWish } from '@venue/sdk/bookings/model';
import { bookingMode } from '@venue/sdk/rooms/model';
import { dayOf, hourOf } from '@venue/shared-ui/dates/calendar.ts';
import { formatRun, formatSpan } from '@venue/shared-ui/dates/format.ts';
import { Tile, TileHeading, TileLetter } from '@venue/shared-ui/parts/record/Tile.tsx';
import { SoftText } from '@venue/shared-ui/parts/SoftText.tsx';
import { Stack } from '@venue/shared-ui/parts/Stack.tsx';
import { StatusChip } from '@venue/shared-ui/parts/StatusChip.tsx';
import { href, preload } from '@venue/shared-ui/shell/screens.tsx';
import { Link } from 'react-router-dom';
import { wishedQuery } from '../app/cabinet/wishedHours.ts';
import { Cover } from './Cover.tsx';
import { HourPrice } from './HourPrice.tsx';
import css from './RoomTile.module.css';
import { roomPaths } from './rooms.paths.ts';

interface Props {
  room: FoundRoom;
  hours: RoomWish['hours'];
  /** How many people the room is for; carried to its page. */
  people?: number | undefined;
}

const whyNot = {
  taken: 'Занято в\u00a0эти часы',
  closed: 'В\u00a0эти часы закрыто',
  passed: 'Это время прошло',
  far: 'Календарь ещё не\u00a0открыт',
} as const;

/** A room among those found: what it is, whether it is free then, or when it is instead. */
export function RoomTile({ room, hours, people }: Props) {
  const { roomId, name, floor, capacity, area, description, cover, priceFrom, sum, free, why, instead } = room;
  const page = href(roomPaths.room, { roomId });
  const preloadRoom = () => preload(roomPaths.room);
  return (
    <Tile>
      {cover ? (
        <Cover picture={cover} className={css.picture} wide={360} />
      ) : (
        <TileLetter name={name} className={css.picture} />
      )}
      <div className={css.body}>
        <Stack gap={2}>
          <TileHeading className={css.name}>
            <Link
              to={`${page}${wishedQuery(hours && free ? hours : null, people)}`}
              onPointerEnter={preloadRoom}
              onFocus={preloadRoom}
            >
              {name}
            </Link>
          </TileHeading>
          <SoftText size="small">
            {[
              ...(capacity > 0 ? [`до ${plural(capacity, 'человека', 'человек', 'человек')}`] : []),
              ...(area > 0 ? [`${area} м²`] : []),
              `${floor} этаж`,
            ]
              .map(fact => fact.replaceAll(' ', '\u00a0'))
              .join(' · ')}
          </SoftText>
        </Stack>
        <p className={css.lead}>{description}</p>
        <div className={css.foot}>
          {free === null ? (
            <StatusChip option={bookingMode.option(room.bookingMode)} />
          ) : free ? (
            <StatusChip option={{ id: 'free', label: 'Свободно', tone: 'good' }} />
          ) : (
            why && <StatusChip option={{ id: why, label: whyNot[why], tone: 'neutral' }} />
          )}
          {free && sum !== null ? (
            <p className={css.price}>
              <strong>{formatMoney(sum)}</strong> за&nbsp;{hours ? hours.to - hours.from : 0}&nbsp;ч
            </p>
          ) : (
            <>
              {free !== null && <p className={css.price}>{bookingMode.option(room.bookingMode).label}</p>}
              {priceFrom !== null && (
                <p className={css.price}>
                  <HourPrice price={priceFrom} long={room.priceLong} />
                </p>
              )}
            </>
          )}
        </div>
        {instead.length > 0 && (
          <div className={css.instead}>
            <p id={`instead-${roomId}`}>Свободно рядом:</p>
            <ul aria-labelledby={`instead-${roomId}`}>
              {instead.map(run => (
                <li key={run.start}>
                  <Link
                    to={`${page}${wishedQuery({ day: dayOf(run.start), from: hourOf(run.start), to: hourOf(run.start) + lengthOf(run) }, people)}`}
                    onPointerEnter={preloadRoom}
                    aria-label={`${name}: ${formatRun(run)}`}
                  >
                    {dayOf(run.start) === hours?.day ? formatSpan(run) : formatRun(run)}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Tile>
  );
}

const lengthOf = ({ start, end }: FoundRoom['instead'][number]) => (Date.parse(end) - Date.parse(start)) / 3_600_000;
