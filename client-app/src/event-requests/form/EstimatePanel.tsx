import { formatMoney } from '@venue/sdk';
import { estimateEventRequest } from '@venue/sdk/event-requests';
import type { Estimate } from '@venue/sdk/event-requests/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Icon } from '@venue/shared-ui/parts/Icon.tsx';
import { Money } from '@venue/shared-ui/parts/Money.tsx';
import { useId, useState } from 'react';
import css from './EstimatePanel.module.css';
import { useOffer } from './useOffer.ts';

interface Props {
  estimate: Estimate | undefined;
  /** It could not be loaded. */
  failed: boolean;
  retry: () => void;
  /** It is not up to date. */
  behind: boolean;
}

interface SavedProps {
  /** Undefined until the first answer is saved. */
  id: number | undefined;
  /** Changes are not saved yet. */
  behind: boolean;
}

/** The price of a request as it is saved, or as it is typed until its first answer is. */
export function RequestEstimate({ id, behind }: SavedProps) {
  const saved = useCall(estimateEventRequest, { id: id ?? 0 }, { enabled: id !== undefined, keepPrevious: true });
  const typed = useOffer(saved.data === undefined);
  const { isError, refetch, isFetching } = id === undefined ? typed : saved;
  const estimate = saved.data?.message ?? typed.data?.message;
  return (
    <EstimatePanel
      estimate={estimate}
      failed={isError && !estimate}
      retry={() => void refetch()}
      behind={behind || isFetching}
    />
  );
}

/** The price of what a visitor types. */
export const VisitorEstimate = () => <RequestEstimate id={undefined} behind={false} />;

/** The price of the request while it is filled in: beside the form where there is room, else in a bar that unfolds. */
function EstimatePanel({ estimate, failed, retry, behind }: Props) {
  const [open, setOpen] = useState(false);
  const details = useId();
  const isOpenEnded = estimate !== undefined && estimate.unpriced.length > 0;
  const sum = estimate && `${isOpenEnded && estimate.price > 0 ? 'от\u00a0' : ''}${formatMoney(estimate.price)}`;
  const nothing = estimate === undefined || (estimate.price === 0 && isOpenEnded);
  return (
    <aside className={css.panel} aria-label="Предварительная стоимость" aria-busy={behind || undefined}>
      <div className={css.head}>
        <h2>Предварительно</h2>
        <p className={css.sum} role="status" data-behind={behind || undefined}>
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
        {failed ? (
          <>
            <p>Не&nbsp;удалось посчитать стоимость.</p>
            <Button size="small" onClick={retry}>
              Повторить
            </Button>
          </>
        ) : (
          estimate && (
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
          )
        )}
      </div>
    </aside>
  );
}
