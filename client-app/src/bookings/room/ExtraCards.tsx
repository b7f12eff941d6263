import { formatMoney } from '@venue/sdk';
import type { RoomDetail } from '@venue/sdk/rooms/model';
import { memo } from 'react';
import css from './Choices.module.css';
import type { Extras } from './useBookingRequest.ts';

interface Props {
  room: RoomDetail;
  extras: Extras;
  onToggle(kind: keyof Extras, id: number): void;
}

/** Services and equipment that may be added, each with its price for the hour or for the booking. */
export const ExtraCards = memo(function ExtraCards({ room, extras, onToggle }: Props) {
  const groups = [
    {
      title: 'Услуги',
      kind: 'serviceIds',
      items: room.services.map(each => ({ ...each, id: each.servicesId })),
    },
    {
      title: 'Оборудование',
      kind: 'equipmentIds',
      items: room.equipments.map(each => ({ ...each, id: each.equipmentId })),
    },
  ] as const;
  return groups.map(({ title, kind, items }) =>
    items.length === 0 ? null : (
      <fieldset key={kind} className={css.set}>
        <legend className={css.legend}>{title}</legend>
        <div className={css.toggles}>
          {items.map(({ id, name, description, price, perHour }) => (
            <label key={id} className={css.toggle}>
              <input type="checkbox" checked={extras[kind].includes(id)} onChange={() => onToggle(kind, id)} />
              <span className={css.title}>{name}</span>
              <span className={css.price}>
                <strong>{formatMoney(price)}</strong> {perHour ? 'за\u00a0час' : 'за\u00a0бронь'}
              </span>
              <span className={css.text}>{description}</span>
            </label>
          ))}
        </div>
      </fieldset>
    ),
  );
});
