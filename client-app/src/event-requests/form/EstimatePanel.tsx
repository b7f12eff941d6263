import { formatMoney } from '@venue/sdk';
import { estimateEventRequest } from '@venue/sdk/event-requests';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Icon } from '@venue/shared-ui/parts/Icon.tsx';
import { Money } from '@venue/shared-ui/parts/Money.tsx';
import { useId, useState } from 'react';
import css from './EstimatePanel.module.css';

interface Props {
  /** Undefined until the first answer is saved. */
  id: number | undefined;
  /** Changes are not saved yet, so the price is not up to date. */
  behind: boolean;
}

/** The price of the request while it is filled in: beside the form where there is room, else in a bar that unfolds. */
export function EstimatePanel({ id, behind }: Props) {
  const { data, error, refetch, isFetching } = useCall(
    estimateEventRequest,
    { id: id ?? 0 },
    { enabled: id !== undefined, keepPrevious: true },
  );
  const [open, setOpen] = useState(false);
  const details = useId();
  const estimate = data?.message;
  const isOpenEnded = estimate !== undefined && estimate.unpriced.length > 0;
  const sum = estimate && `${isOpenEnded && estimate.price > 0 ? 'от\u00a0' : ''}${formatMoney(estimate.price)}`;
  const nothing = estimate === undefined || (estimate.price === 0 && isOpenEnded);
  return (
    <aside className={css.panel} aria-label="Предварительная стоимость" aria-busy={behind || isFetching || undefined}>
      <div className={css.head}>
        <h2>Предварительно</h2>
        <p className={css.sum} role="status" data-behind={behind || isFetching || undefined}>
          {nothing ? 'Пока не\u00a0посчитать' : sum}
        </p>
        <button
          type="button"
          className={css.toggle}
          aria-expanded={open}
          aria-controls={details}
          onClick={() => setOpen(!open)}
        >
          Из&nbsp;чего складывается
          <Icon name="down" size={18} />
        </button>
      </div>
      <div id={details} className={css.details} data-open={open || undefined}>
        {error && !estimate ? (
          <>
            <p>Не&nbsp;удалось посчитать стоимость.</p>
            <Button size="small" onClick={() => void refetch()}>
              Повторить
            </Button>
          </>
        ) : estimate === undefined ? (
          <p>Заполните хотя&nbsp;бы название: стоимость появится здесь и&nbsp;будет меняться с&nbsp;ответами.</p>
        ) : (
          <>
            <ul className={css.lines}>
              {estimate.lines.map(({ title, quantity, unit, unitPrice, sum: total }) => (
                <li key={`${title} ${quantity} × ${unitPrice}`}>
                  <span>
                    {title}
                    <span className={css.soft}>
                      {quantity}&nbsp;{unit} × {formatMoney(unitPrice)}
                    </span>
                  </span>
                  <Money kopecks={total} />
                </li>
              ))}
            </ul>
            {isOpenEnded && (
              <>
                <p>В&nbsp;сумму не&nbsp;вошло:</p>
                <ul className={css.unpriced}>
                  {estimate.unpriced.map(title => (
                    <li key={title}>{title}</li>
                  ))}
                </ul>
              </>
            )}
            <p className={css.soft}>Окончательную стоимость назовёт менеджер: она&nbsp;войдёт в&nbsp;договор.</p>
          </>
        )}
      </div>
    </aside>
  );
}
