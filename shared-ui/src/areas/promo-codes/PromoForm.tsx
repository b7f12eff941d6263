import { type AnyCall, failedAt, formatMoney } from '@venue/sdk';
import type { AppliedPromo } from '@venue/sdk/bookings/model';
import type { ComponentProps, ReactNode } from 'react';
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
  /** Names all that is applied; when it changes, the focus stays here. */
  applied?: string | undefined;
  /** Whether another code may be typed. */
  isOpen?: boolean;
  /** What a code may be. */
  title?: string;
  /** What else is applied. */
  children?: ReactNode;
}

/** The promo code of an unpaid order with its discount, or the form that applies one. */
export function PromoForm<C extends AnyCall>({
  promo,
  call,
  to,
  from,
  keep,
  hint,
  withdraw,
  busy,
  applied = promo?.promoCode,
  isOpen = promo === null,
  title = 'Промокод',
  children,
}: Props<C>) {
  const box = useSwapFocus<HTMLDivElement>(applied);
  return (
    <div ref={box} className={css.promo} tabIndex={-1}>
      {promo && (
        <div className={css.applied}>
          <p>
            Промокод <strong>{promo.promoCode}</strong>: скидка {formatMoney(promo.discount)}
          </p>
          <Button variant="text" size="small" color="inherit" disabled={busy} onClick={withdraw}>
            Убрать
          </Button>
        </div>
      )}
      {children}
      {isOpen && (
        <CallForm
          // Empty again once a code was applied.
          key={applied}
          call={call}
          {...(to === undefined ? {} : { to })}
          from={from}
          texts={{ done: 'Код применён', refused: 'Код не\u00a0применён', failed: failedAt('проверке кода') }}
          keep={keep}
          label={title}
        >
          <div className={css.row}>
            <Text name="promoCode" label={title} autoComplete="off" hint={hint} />
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
