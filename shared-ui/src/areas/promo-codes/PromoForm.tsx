import { type AnyCall, failedAt, formatMoney } from '@venue/sdk';
import type { AppliedPromo } from '@venue/sdk/bookings/model';
import type { ComponentProps } from 'react';
import { Text } from '../../fields/inputs.tsx';
import { CallForm } from '../../form/CallForm.tsx';
import { SubmitButton } from '../../form/SubmitButton.tsx';
import { useSwapFocus } from '../../form/useSwapFocus.ts';
import { Button } from '../../parts/Button.tsx';
import css from './PromoForm.module.css';

interface Props<C extends AnyCall> extends Pick<ComponentProps<typeof CallForm<C>>, 'call' | 'to' | 'from'> {
  /** The code that the order has. */
  promo: AppliedPromo | null;
  keep: string;
  hint?: string | undefined;
  /** Takes the code off. */
  withdraw: () => void;
  busy: boolean;
}

/** The promo code of an unpaid order: the form that applies one, or the code with its discount. */
export function PromoForm<C extends AnyCall>({ promo, call, to, from, keep, hint, withdraw, busy }: Props<C>) {
  const box = useSwapFocus<HTMLDivElement>(promo?.promoCode);
  return (
    <div ref={box} className={css.promo} tabIndex={-1}>
      {promo ? (
        <div className={css.applied}>
          <p>
            Промокод <strong>{promo.promoCode}</strong>: скидка {formatMoney(promo.discount)}
          </p>
          <Button variant="text" size="small" color="inherit" disabled={busy} onClick={withdraw}>
            Убрать
          </Button>
        </div>
      ) : (
        <CallForm
          call={call}
          {...(to === undefined ? {} : { to })}
          from={from}
          texts={{
            done: 'Промокод применён',
            refused: 'Промокод не\u00a0применён',
            failed: failedAt('проверке промокода'),
          }}
          keep={keep}
          label="Промокод"
        >
          <div className={css.row}>
            <Text name="promoCode" label="Промокод" autoComplete="off" hint={hint} />
            <SubmitButton size="medium" variant="outlined">
              Применить
            </SubmitButton>
          </div>
        </CallForm>
      )}
    </div>
  );
}

/** Texts of taking a code off. */
export const promoWithdrawal = {
  done: 'Промокод убран',
  refused: 'Не\u00a0удалось убрать промокод',
  failed: failedAt('отмене промокода'),
} as const;
