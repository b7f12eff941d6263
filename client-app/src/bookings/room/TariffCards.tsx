import { formatHours, formatMoney } from '@venue/sdk';
import { ruleText, type Tariff } from '@venue/sdk/rooms/model';
import { serverNow } from '@venue/shared-ui/data/serverClock.ts';
import { dayOf } from '@venue/shared-ui/dates/calendar.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { memo } from 'react';
import { betterTariff } from './betterTariff.ts';
import css from './Choices.module.css';
import { sumOf } from './tariffChoice.ts';

interface Props {
  tariffs: readonly Tariff[];
  current: Tariff | null;
  /** The chosen hours, by their beginnings. */
  hours: readonly string[];
  onChange(tariffId: number): void;
}

/** The tariffs of a room as cards, one of them chosen; says which other is cheaper for the chosen hours. */
export const TariffCards = memo(function TariffCards({ tariffs, current, hours, onChange }: Props) {
  const better = betterTariff(tariffs, current, hours);
  if (tariffs.length === 0) return null;
  const today = dayOf(serverNow());
  return (
    <fieldset className={css.set}>
      <legend className={css.legend}>Тариф</legend>
      {better && current && (
        <div className={css.better} role="status">
          <p>
            По&nbsp;тарифу «{better.tariffValue}» эти {formatHours(hours.length)} выйдут на{' '}
            <strong>{formatMoney(sumOf(current, hours) - sumOf(better, hours))}</strong> дешевле
          </p>
          <Button size="small" variant="outlined" onClick={() => onChange(better.tariffId)}>
            Выбрать
          </Button>
        </div>
      )}
      <div className={css.cards}>
        {tariffs.map(({ tariffId, tariffValue, description, pricePerHour, minHours, rules }) => (
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
            {rules
              .filter(({ toDay }) => toDay === null || toDay >= today)
              .map(rule => (
                <span key={ruleText(rule)} className={css.price}>
                  {rule.title}, {ruleText(rule)}: <strong>{formatMoney(rule.pricePerHour)}</strong> за&nbsp;час
                </span>
              ))}
            <span className={css.text}>{description}</span>
            {minHours > 1 && (
              <span className={css.limit}>от&nbsp;{formatHours(minHours).replace('часа', 'часов')}</span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
});
