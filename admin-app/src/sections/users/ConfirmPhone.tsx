import { failedAt, formatPhone } from '@venue/sdk';
import { confirmPhone } from '@venue/sdk/users/admin';
import type { AdminUserCard } from '@venue/sdk/users/model';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { confirm } from '@venue/shared-ui/parts/message/Confirm.tsx';

/** For a person who stands at the desk and gets no code: staff confirm the phone after they have seen who it is. */
export function ConfirmPhone({ user: { userId: id, userPhone: phone, can } }: { user: AdminUserCard }) {
  const { send, busy } = useSend(confirmPhone, {
    done: 'Телефон подтверждён',
    failed: failedAt('подтверждении телефона'),
  });
  if (!can.includes('confirmPhone')) return null;
  async function ask(): Promise<void> {
    const sure = await confirm({
      title: `Подтвердить телефон ${formatPhone(phone)}?`,
      text: 'Только если человек перед вами, вы\u00a0сверили документ, и\u00a0телефон у\u00a0него в\u00a0руках. Ваше имя останется в\u00a0истории.',
      yes: 'Телефон подтверждён',
    });
    if (sure) await send({ id, body: { phone } });
  }
  return (
    <section>
      <h2>Телефон</h2>
      <p>Не&nbsp;подтверждён кодом: {formatPhone(phone)}</p>
      <Button size="small" variant="outlined" disabled={busy} onClick={() => void ask()}>
        Телефон подтверждён
      </Button>
    </section>
  );
}
