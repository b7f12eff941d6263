import { formatHours } from '@venue/sdk';
import type { BoardRoom } from '@venue/sdk/desk/model';
import { instantOf } from '@venue/shared-ui/dates/calendar.ts';
import { formatRun } from '@venue/shared-ui/dates/format.ts';
import css from './LiftBar.module.css';
import { isMoved, type Lift } from './lift.ts';
import { titleOf } from './names.ts';

interface Props {
  lift: (Lift & { readonly byKeyboard: boolean }) | null;
  /** Why it cannot be dropped there. */
  clash: string | undefined;
  rooms: readonly BoardRoom[];
}

/** Says where the carried booking would go, whether it fits there, and which keys there are. */
export function LiftBar({ lift, clash, rooms }: Props) {
  return (
    <div role="status">
      {lift && (
        <div className={css.bar}>
          <p>
            <strong>{titleOf(lift.placed.block, lift.placed.booking)}</strong>
            {`: ${rooms.find(({ roomId }) => roomId === lift.roomId)?.name}, ${formatRun({
              start: instantOf(lift.day, lift.from),
              end: instantOf(lift.day, lift.to),
            })} · ${formatHours(lift.to - lift.from)}`}
          </p>
          <p className={clash !== undefined && isMoved(lift) ? css.clash : css.soft}>
            {clash !== undefined && isMoved(lift) ? <span>{clash}</span> : <span>{hintOf(lift)}</span>}
          </p>
        </div>
      )}
    </div>
  );
}

const hintOf = ({ byKeyboard, isCopy }: NonNullable<Props['lift']>): string => {
  if (byKeyboard)
    return 'Стрелки\u00a0— место, Shift и\u00a0стрелки\u00a0— длина, Enter\u00a0— перенести, Ctrl\u00a0+\u00a0Enter\u00a0— скопировать, Esc\u00a0— оставить';
  return isCopy ? 'Отпустите, чтобы скопировать' : 'Отпустите, чтобы перенести; с\u00a0Ctrl или Alt\u00a0— скопировать';
};
