import { listResidents, saveResident } from '@venue/sdk/residents/admin';
import type { ResidentRow } from '@venue/sdk/residents/model';
import { optimisticUpdate } from '@venue/shared-ui/data/optimistic.ts';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import css from './ActualSwitch.module.css';
import { residentTexts } from './residentTexts.ts';

const { refused, failed } = residentTexts.update;

interface Props {
  row: ResidentRow;
  tabIndex?: 0 | -1;
}

/** Whether a resident still is one, changed right in the list: shown at once, taken back when the server refuses. */
export function ActualSwitch({ row, tabIndex }: Props) {
  const { residentId, residentName, residentIsActual, version } = row;
  const { send, busy } = useSend(saveResident, { refused, failed });
  const turn = () => {
    if (busy) return;
    const changed = { residentIsActual: !residentIsActual, version: version + 1 };
    const ahead = optimisticUpdate(listResidents, reply => ({
      ...reply,
      items: reply.items.map(each => (each.residentId === residentId ? { ...each, ...changed } : each)),
    }));
    void send({ body: { residentId, version, residentIsActual: !residentIsActual } }, { optimistic: [ahead] });
  };
  return (
    <label className={css.switch}>
      <input
        type="checkbox"
        role="switch"
        aria-label={`Актуален: ${residentName}`}
        aria-checked={residentIsActual}
        aria-busy={busy || undefined}
        checked={residentIsActual}
        tabIndex={tabIndex}
        onChange={turn}
        // The row around opens the resident.
        onClick={event => event.stopPropagation()}
        onKeyDown={event => event.key === ' ' && event.stopPropagation()}
      />
      <span className={css.track} />
    </label>
  );
}
