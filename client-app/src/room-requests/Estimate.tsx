import { formatMoney, plural } from '@venue/sdk';
import { priceOfHours, type RoomDetail } from '@venue/sdk/rooms/model';
import { instantOf, isDay } from '@venue/shared-ui/dates/calendar.ts';
import { useWatch } from 'react-hook-form';
import css from './RequestForm.module.css';

/** What the wished hours cost by the room's cheapest tariff for them; nothing while they are not in order. */
export function Estimate({ tariffs }: Pick<RoomDetail, 'tariffs'>) {
  const [day, from, to] = useWatch({ name: ['day', 'fromHour', 'toHour'] }) as [unknown, unknown, unknown];
  const count = Number(to) - Number(from);
  if (!isDay(day) || !(count > 0 && count <= 24)) return null;
  const hours = Array.from({ length: count }, (_, each) => new Date(instantOf(day, Number(from) + each)));
  const sums = tariffs.filter(({ minHours }) => minHours <= count).map(tariff => priceOfHours(tariff, hours));
  if (sums.length === 0) return null;
  return (
    <p className={css.estimate} role="status">
      {plural(count, 'час', 'часа', 'часов')}: от&nbsp;<strong>{formatMoney(Math.min(...sums))}</strong>
      <span> Услуги и&nbsp;точную сумму пришлём в&nbsp;предложении.</span>
    </p>
  );
}
