import { formatMoney, plural } from '@venue/sdk';
import type { Standing } from '@venue/sdk/rooms/model';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { useMay } from '../../app/frame/useWho.ts';
import css from './Standing.module.css';
import { StandingRows, standingTitle } from './StandingRows.tsx';
import { type Choice, keyOf, mayChoose, type StandingSeen } from './useStanding.ts';

/** Shows what stands in the hours that are about to be closed, and asks what becomes of each order. */
export function StandingField({ seen, choose }: StandingSeen) {
  const cancels = useMay()('bookings.manage');
  if (!seen) return null;
  const { standing, waiting } = seen.over;
  const chosen = standing.filter(mayChoose);
  const chosenFor = (each: Standing): Choice => seen.choices[keyOf(each)] ?? 'keep';
  const labelled = (each: Standing): readonly (readonly [Choice, string])[] => [
    ['keep', 'Оставить'],
    ['move', 'Перенести'],
    ...(cancels ? [['cancel', `Отменить и\u00a0вернуть ${formatMoney(each.back)}`] as const] : []),
  ];
  return (
    <div role="alert">
      <p>
        В&nbsp;это время {standing.length === 1 ? 'стоит' : 'стоят'}{' '}
        {plural(standing.length, 'заказ или мероприятие', 'заказа или мероприятия', 'заказов или мероприятий')}. Тем,
        кто остаётся, придёт СМС: время закрыто, можно перенести бронь или отменить её с&nbsp;полным возвратом.
      </p>
      {waiting > 0 && (
        <p className={css.soft}>
          В&nbsp;очереди на&nbsp;это время {plural(waiting, 'человек', 'человека', 'человек')}: место в&nbsp;ней
          останется.
        </p>
      )}
      {chosen.length > 1 && (
        <p>
          <Button size="small" onClick={() => choose(chosen, 'keep')}>
            Оставить все
          </Button>
          {cancels && (
            <Button size="small" color="error" onClick={() => choose(chosen, 'cancel')}>
              Отменить все и&nbsp;вернуть {formatMoney(chosen.reduce((sum, each) => sum + each.back, 0))}
            </Button>
          )}
        </p>
      )}
      <StandingRows standing={standing} heading={standingTitle}>
        {each =>
          mayChoose(each) ? (
            <fieldset className={css.choices} aria-label={standingTitle(each)}>
              {labelled(each).map(([choice, label]) => (
                <label key={choice}>
                  <input
                    type="radio"
                    name={keyOf(each)}
                    checked={chosenFor(each) === choice}
                    onChange={() => choose([each], choice)}
                  />
                  <span>{label}</span>
                </label>
              ))}
            </fieldset>
          ) : (
            <span className={css.soft}>
              {each.kind === 'booking'
                ? 'Закончится сразу, клиент узнает почему'
                : 'Останется, организатору придёт СМС. Перенесите или отмените на\u00a0его странице'}
            </span>
          )
        }
      </StandingRows>
    </div>
  );
}
