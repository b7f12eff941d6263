import { formatHours, formatMoney } from '@venue/sdk';
import type { Tariff } from '@venue/sdk/rooms/model';
import css from './Choices.module.css';

interface Props {
  tariffs: readonly Tariff[];
  current: Tariff | null;
  onChange(tariffId: number): void;
}

/** The tariffs of a room as cards, one of them chosen. */
export function TariffCards({ tariffs, current, onChange }: Props) {
  if (tariffs.length === 0) return null;
  return (
    <fieldset className={css.set}>
      <legend className={css.legend}>Тариф</legend>
      <div className={css.cards}>
        {tariffs.map(({ tariffId, tariffValue, description, pricePerHour, minHours }) => (
          <label key={tariffId} className={css.card}>
            <input
              type="radio"
              name="tariff"
              value={tariffId}
              checked={tariffId === current?.tariffId}
              onChange={() => onChange(tariffId)}
            />
            <span className={css.title}>{tariffValue}</span>
            <span className={css.price}>
              <strong>{formatMoney(pricePerHour)}</strong> за&nbsp;час
            </span>
            <span className={css.text}>{description}</span>
            {minHours > 1 && (
              <span className={css.limit}>от&nbsp;{formatHours(minHours).replace('часа', 'часов')}</span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
