import { formatMoney } from '@venue/sdk';
import type { RoomDetail } from '@venue/sdk/rooms/model';
import css from './Desk.module.css';

interface Extras {
  readonly serviceIds: number[];
  readonly equipmentIds: number[];
}

interface Props {
  room: RoomDetail;
  chosen: Extras;
  choose: (extras: Extras) => void;
}

/** Services and equipment to order with the booking. */
export function ExtrasChoice({ room: { services, equipments }, chosen, choose }: Props) {
  const offers = [
    { field: 'serviceIds' as const, items: services.map(({ servicesId: id, ...rest }) => ({ id, ...rest })) },
    { field: 'equipmentIds' as const, items: equipments.map(({ equipmentId: id, ...rest }) => ({ id, ...rest })) },
  ].filter(({ items }) => items.length > 0);
  if (offers.length === 0) return null;
  return (
    <fieldset className={css.extras}>
      <legend>Услуги и&nbsp;оборудование</legend>
      {offers.map(({ field, items }) =>
        items.map(({ id, name, price, perHour }) => (
          <label key={`${field} ${id}`}>
            <input
              type="checkbox"
              checked={chosen[field].includes(id)}
              onChange={event =>
                choose({
                  ...chosen,
                  [field]: event.target.checked ? [...chosen[field], id] : chosen[field].filter(each => each !== id),
                })
              }
            />
            <span>{name}</span>
            <span className={css.soft}>
              <span>{formatMoney(price)}</span>
              {perHour && <span> за&nbsp;час</span>}
            </span>
          </label>
        )),
      )}
    </fieldset>
  );
}
