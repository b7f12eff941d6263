import { requireFactor } from '@venue/sdk/staff/admin';
import type { StaffRole } from '@venue/sdk/staff/model';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { SoftText } from '@venue/shared-ui/parts/SoftText.tsx';
import css from './Role.module.css';

/** Whether everybody with a role has to sign in with a second factor; saved at once. */
export function FactorSwitch({ role }: { role: StaffRole }) {
  const { roleId: id, needsFactor, version } = role;
  const { send, busy } = useSend(requireFactor, {
    done: needsFactor ? 'Второй фактор больше не\u00a0требуется' : 'Теперь роль требует второй фактор',
  });
  if (!role.can.includes('requireFactor'))
    return needsFactor ? <SoftText size="small">Роль требует второй фактор при входе.</SoftText> : null;
  const turn = () => {
    if (!busy) void send({ id, body: { needsFactor: !needsFactor, version } });
  };
  return (
    <label className={css.factor}>
      <input
        type="checkbox"
        role="switch"
        checked={needsFactor}
        aria-checked={needsFactor}
        aria-busy={busy || undefined}
        onChange={turn}
      />
      <span>
        Требовать второй фактор
        <SoftText as="span" size="tiny">
          У&nbsp;кого его нет, подключит при следующем входе.
        </SoftText>
      </span>
    </label>
  );
}
