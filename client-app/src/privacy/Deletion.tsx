import { failedAt, formatMoney } from '@venue/sdk';
import { askDeletion, cancelDeletion } from '@venue/sdk/privacy';
import { DELETION_DAYS, ofFate, refundOfAll, type ThingAhead } from '@venue/sdk/privacy/model';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { formatDate } from '@venue/shared-ui/dates/format.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Spinner } from '@venue/shared-ui/parts/load/Spinner.tsx';
import { useState } from 'react';
import css from './Consent.module.css';
import { PasswordPrompt } from './PasswordPrompt.tsx';
import { inTheWay, ThingsAhead } from './ThingsAhead.tsx';

interface PlannedDeletion {
  readonly deletionAt: string;
  readonly commitments: readonly ThingAhead[];
}

/** Shows when the account will be deleted and what that waits for, and lets the user cancel the deletion. */
export function DeletionNote({ deletionAt, commitments }: PlannedDeletion) {
  const { send, busy } = useSend(cancelDeletion, {
    done: 'Учётная запись останется',
    failed: failedAt('отмене удаления учётной записи'),
  });
  return (
    <section className={css.card} aria-labelledby="deletion-heading">
      <h2 id="deletion-heading">Учётная запись будет удалена {formatDate(deletionAt)}</h2>
      <p className={css.soft}>
        До&nbsp;этого дня всё работает как прежде, и&nbsp;удаление можно отменить. Оплаченные заказы
        мы&nbsp;по&nbsp;закону храним пять лет, но&nbsp;уже без вашего имени.
      </p>
      <ThingsAhead title="Сначала это должно закончиться" things={inTheWay(commitments)} />
      <div>
        <Button
          variant="contained"
          aria-disabled={busy || undefined}
          startIcon={busy ? <Spinner size={20} /> : undefined}
          onClick={() => void send({})}
        >
          Отменить удаление
        </Button>
      </div>
    </section>
  );
}

/** Asks for the account's deletion and shows what it affects. */
export function AskDeletion({ commitments }: { commitments: readonly ThingAhead[] }) {
  const [settle, setSettle] = useState<'cancel' | 'wait'>('wait');
  const refund = refundOfAll(commitments);
  const isAsked = ofFate(commitments, 'choose').length > 0;
  const { send } = useSend(askDeletion, { failed: failedAt('удалении учётной записи') });
  return (
    <section className={css.card} aria-labelledby="deletion-heading">
      <h2 id="deletion-heading">Удалить учётную запись</h2>
      <p className={css.soft}>
        Через {DELETION_DAYS}&nbsp;дней удалим профиль, паспорт, документы, бренды, товары, заявки и&nbsp;статьи.
        До&nbsp;этого можно передумать. Оплаченные заказы по&nbsp;закону останутся, но&nbsp;без вашего имени.
      </p>
      <ThingsAhead title="Сначала это должно закончиться" things={inTheWay(commitments)} />
      <ThingsAhead title="Удалим вместе с&nbsp;учётной записью" things={ofFate(commitments, 'goes')} />
      {isAsked && (
        <fieldset className={css.choice}>
          <legend>То, что можно отменить</legend>
          <label>
            <input type="radio" name="settle" checked={settle === 'wait'} onChange={() => setSettle('wait')} />
            Подождать и&nbsp;удалить после последнего
          </label>
          <label>
            <input type="radio" name="settle" checked={settle === 'cancel'} onChange={() => setSettle('cancel')} />
            <span>Отменить сейчас, вернётся {formatMoney(refund)}. Отмену не&nbsp;вернуть, даже если передумаете</span>
          </label>
        </fieldset>
      )}
      <PasswordPrompt
        open="Удалить учётную запись"
        submit="Удалить"
        danger
        act={async (password, setServerErrors) =>
          (await send(
            {
              body: { password, ...(isAsked ? { settle } : {}), ...(isAsked && settle === 'cancel' ? { refund } : {}) },
            },
            { handles: setServerErrors },
          )) !== undefined
        }
      />
    </section>
  );
}
