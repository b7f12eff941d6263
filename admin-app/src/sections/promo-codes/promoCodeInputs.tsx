import { listEvents } from '@venue/sdk/events/admin';
import { eventKind, eventStatus } from '@venue/sdk/events/model';
import { type PromoCodeFields, promoFor } from '@venue/sdk/promo-codes/model';
import { listRooms } from '@venue/sdk/rooms';
import { bookingMode } from '@venue/sdk/rooms/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { dayOf } from '@venue/shared-ui/dates/calendar.ts';
import { formatDay } from '@venue/shared-ui/dates/format.ts';
import { FieldGroup } from '@venue/shared-ui/fields/Field.tsx';
import { MoneyField } from '@venue/shared-ui/fields/MoneyField.tsx';
import { useController, useWatch } from 'react-hook-form';
import { useMay } from '../../app/frame/useWho.ts';
import type { InputProps, Own } from '../../app/record/form/Fieldset.tsx';
import css from './promoCodeInputs.module.css';

interface Choice {
  readonly id: number;
  readonly title: string;
}

/** What a code is for, of all that there is. */
function Choices({ name, label, hint, offered }: InputProps & { offered: readonly Choice[] }) {
  const { field, fieldState } = useController({ name });
  const ids: readonly number[] = field.value ?? [];
  return (
    <FieldGroup label={label} hint={hint} error={fieldState.error?.message} optional>
      {() => (
        <div className={css.rooms}>
          {offered.map(({ id, title }, index) => (
            <label key={id}>
              <input
                ref={index === 0 ? field.ref : undefined}
                type="checkbox"
                checked={ids.includes(id)}
                onChange={event =>
                  field.onChange(
                    event.target.checked ? [...ids, id].toSorted((a, b) => a - b) : ids.filter(each => each !== id),
                  )
                }
                onBlur={field.onBlur}
              />
              <span>{title}</span>
            </label>
          ))}
        </div>
      )}
    </FieldGroup>
  );
}

/** The rooms that a code is for: those that can be booked, and those it names already. */
export function Rooms(props: InputProps) {
  const usedFor: unknown = useWatch({ name: 'promoFor' });
  const roomIds: readonly number[] = useWatch({ name: props.name }) ?? [];
  const rooms = useCall(listRooms, {}).data?.message.rooms ?? [];
  const offered = rooms.filter(room => room.bookingMode !== bookingMode.none || roomIds.includes(room.roomId));
  if (usedFor === promoFor.events) return null;
  return <Choices {...props} offered={offered.map(({ roomId, name }) => ({ id: roomId, title: name }))} />;
}

const MOST_EVENTS = 100;

/** The events that a code is for: those to come, and those it names already. */
function Events(props: InputProps) {
  const usedFor: unknown = useWatch({ name: 'promoFor' });
  const eventIds: readonly number[] = useWatch({ name: props.name }) ?? [];
  const mayRead = useMay()('events.read');
  const isShown = usedFor !== promoFor.rooms;
  const query = {
    ...{ status: eventStatus.published, kind: eventKind.event, from: dayOf(new Date()) },
    ...({ sort: 'date', order: 'asc', pageSize: MOST_EVENTS } as const),
  };
  const { data } = useCall(listEvents, { query }, { enabled: isShown && mayRead });
  if (!isShown) return null;
  const upcoming = (data?.items ?? []).map(({ eventId, eventTitle, date }) => ({
    id: eventId,
    title: date ? `${eventTitle}, ${formatDay(date)}` : eventTitle,
  }));
  const others = eventIds
    .filter(id => upcoming.every(each => each.id !== id))
    .map(id => ({ id, title: `Мероприятие №\u00a0${id}` }));
  return <Choices {...props} offered={[...others, ...upcoming]} />;
}

/** The inputs of a promo code that do not follow from the types of its fields. */
export const promoCodeInputs: Own<PromoCodeFields> = {
  promoSum: props => <MoneyField {...props} />,
  promoMinSum: props => <MoneyField {...props} />,
  promoRoomIds: props => <Rooms {...props} />,
  promoEventIds: props => <Events {...props} />,
};
