import { failedAt, formatMoney } from '@venue/sdk';
import { agreeDeposit, getDeposit, withdrawDeposit } from '@venue/sdk/deposits/admin';
import type { Deposit } from '@venue/sdk/deposits/model';
import type { DeskBooking } from '@venue/sdk/desk/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { DateTimeField } from '@venue/shared-ui/dates/DateTimeField.tsx';
import { formatDateTime } from '@venue/shared-ui/dates/format.ts';
import { MoneyField } from '@venue/shared-ui/fields/MoneyField.tsx';
import { CallForm } from '@venue/shared-ui/form/CallForm.tsx';
import { Row } from '@venue/shared-ui/form/Form.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Flow } from '@venue/shared-ui/parts/Flow.tsx';
import { useState } from 'react';
import css from './Deposits.module.css';

/** The deposit of a booking: what was agreed, or the form that agrees it; of a paid one the term of the rest. */
export default function DeskDeposit({ booking, mayAgree }: { booking: DeskBooking; mayAgree: boolean }) {
  const { orderId, price, starts } = booking;
  const [open, setOpen] = useState(false);
  const { data } = useCall(getDeposit, { id: orderId });
  const { send, busy } = useSend(withdrawDeposit, {
    done: 'Ждём всю сумму',
    refused: 'Не\u00a0удалось отменить задаток',
    failed: failedAt('отмене задатка'),
  });
  if (!data) return null;
  const { deposit } = data.message;
  const isOwed = deposit?.depositIsPaid === true && deposit.rest > 0;
  if (deposit ? deposit.depositIsPaid && !isOwed : !mayAgree) return null;
  return (
    <div className={css.deposit}>
      {deposit && <p>{textOf(deposit)}</p>}
      {mayAgree && !open && (
        <Flow gap={8}>
          <Button variant="outlined" onClick={() => setOpen(true)}>
            {isOwed ? 'Перенести срок остатка' : deposit ? 'Изменить задаток' : 'Взять задаток'}
          </Button>
          {deposit && !isOwed && (
            <Button color="inherit" aria-busy={busy || undefined} onClick={() => void send({ body: { orderId } })}>
              Взять всю сумму
            </Button>
          )}
        </Flow>
      )}
      {mayAgree && open && (
        <CallForm
          call={agreeDeposit}
          from={{
            orderId,
            depositSum: deposit?.depositSum ?? Math.ceil(price / 200) * 100,
            restDueAt: deposit?.restDueAt ?? starts[0] ?? '',
          }}
          texts={{
            done: isOwed ? 'Срок остатка перенесён' : 'Задаток записан: примите его или отправьте ссылку',
            refused: 'Не\u00a0удалось записать задаток',
            failed: failedAt('записи задатка'),
          }}
          keep={`deposit:${orderId}`}
          label="Задаток"
          done={() => setOpen(false)}
        >
          <Row>
            {!isOwed && <MoneyField name="depositSum" label="Задаток, ₽" />}
            <DateTimeField name="restDueAt" label="Остаток до" />
          </Row>
          <Flow gap={8}>
            <SubmitButton size="medium">Записать</SubmitButton>
            <Button color="inherit" onClick={() => setOpen(false)}>
              Отмена
            </Button>
          </Flow>
        </CallForm>
      )}
    </div>
  );
}

const textOf = ({ depositSum, depositIsPaid, rest, restDueAt }: Deposit): string =>
  depositIsPaid
    ? `Задаток ${formatMoney(depositSum)} получен, остаток ${formatMoney(rest)} ждём до\u00a0${formatDateTime(restDueAt)}.`
    : `Задаток ${formatMoney(depositSum)}: после него бронь подтвердится, остаток ${formatMoney(rest)} ждём до\u00a0${formatDateTime(restDueAt)}.`;
