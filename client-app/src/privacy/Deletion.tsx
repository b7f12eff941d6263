import { failedAt } from '@venue/sdk';
import { askDeletion, cancelDeletion } from '@venue/sdk/privacy';
import { DELETION_DAYS } from '@venue/sdk/privacy/model';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { formatDate } from '@venue/shared-ui/dates/format.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Spinner } from '@venue/shared-ui/parts/Overlay.tsx';
import css from './Consent.module.css';
import { PasswordAsked } from './PasswordAsked.tsx';

/** Says when the account will be deleted, and takes the wish back. */
export function DeletionAsked({ deletionAt }: { deletionAt: string }) {
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

/** Asks for the account to be deleted. */
export function AskDeletion() {
  const { send } = useSend(askDeletion, { failed: failedAt('удалении учётной записи') });
  return (
    <section className={css.card} aria-labelledby="deletion-heading">
      <h2 id="deletion-heading">Удалить учётную запись</h2>
      <p className={css.soft}>
        Через {DELETION_DAYS}&nbsp;дней удалим профиль, паспорт, документы, бренды, товары, заявки и&nbsp;статьи.
        До&nbsp;этого можно передумать. Оплаченные заказы по&nbsp;закону останутся, но&nbsp;без вашего имени.
      </p>
      <PasswordAsked
        open="Удалить учётную запись"
        submit="Удалить"
        danger
        act={async (password, setServerErrors) =>
          (await send({ body: { password } }, { handles: setServerErrors })) !== undefined
        }
      />
    </section>
  );
}
