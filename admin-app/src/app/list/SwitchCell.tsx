import type { AnyCall, AnyKind, Input, Reply } from '@venue/sdk';
import { optimisticUpdate } from '@venue/shared-ui/data/optimistic.ts';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { useMay } from '../frame/useWho.ts';
import css from './SwitchCell.module.css';

interface Props {
  kind: AnyKind;
  /** The call of the list that shows the row; `save` is the call that saves the row. */
  list: AnyCall;
  save: AnyCall;
  /** The yes/no field. */
  field: string;
  row: Readonly<Record<string, unknown>>;
  tabIndex?: 0 | -1;
}

interface Listed {
  readonly items: readonly Readonly<Record<string, unknown>>[];
}

/** A yes/no field edited in the list: optimistic, reverted if the server refuses. Read-only users see text. */
export function SwitchCell({ kind, list, save, field, row, tabIndex }: Props) {
  const { refused, failed } = kind.texts.update;
  const { send, busy } = useSend<AnyCall>(save, { refused, failed });
  const manages = useMay()(kind.manage);
  const version = Number(row.version);
  const on = row[field] === true;
  const own = { [kind.id]: row[kind.id] };
  if (!manages) return on ? 'Да' : 'Нет';
  const turn = () => {
    if (busy) return;
    const changed = { [field]: !on, version: version + 1 };
    const update = optimisticUpdate(list, reply => {
      const { items, ...page } = reply as Listed;
      const next = items.map(each => (each[kind.id] === own[kind.id] ? { ...each, ...changed } : each));
      return { ...page, items: next } as Reply<AnyCall>;
    });
    void send({ body: { ...own, version, [field]: !on } } as Input<AnyCall>, { optimistic: [update] });
  };
  return (
    <label className={css.switch}>
      <input
        type="checkbox"
        role="switch"
        aria-label={`${kind.fields[field]?.label ?? field}: ${String(row[kind.title])}`}
        aria-checked={on}
        aria-busy={busy || undefined}
        checked={on}
        tabIndex={tabIndex}
        onChange={turn}
        // Do not let the event reach the row, which would open the record.
        onClick={event => event.stopPropagation()}
        onKeyDown={event => event.key === ' ' && event.stopPropagation()}
      />
      <span className={css.track} />
    </label>
  );
}
