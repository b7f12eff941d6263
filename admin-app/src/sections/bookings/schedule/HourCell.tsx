import type { Slot } from '@venue/sdk/bookings/model';
import { Icon } from '@venue/shared-ui/parts/Icon.tsx';
import { captionOf, labelOf } from './names.ts';
import css from './WeekGrid.module.css';
import { joined, kindOf } from './week.ts';

interface Props {
  slot: Slot | undefined;
  /** The hours before and after it on the same day. */
  above: Slot | undefined;
  below: Slot | undefined;
  chosen: boolean;
  /** Whether free hours may be chosen by this person. */
  choosable: boolean;
  tabStop: boolean;
  focused: (start: string) => void;
  act: (slot: Slot) => void;
}

/** One hour of the week. Hours of one booking or break are drawn as one block with its name at the top. */
export function HourCell({ slot, above, below, chosen, choosable, tabStop, focused, act }: Props) {
  if (!slot) return <td className={css.place} />;
  const continues = joined(slot, above);
  const kind = kindOf(slot);
  return (
    <td className={css.place}>
      <button
        type="button"
        className={css.cell}
        data-start={slot.start}
        data-kind={kind}
        data-chosen={chosen || undefined}
        data-continues={continues || undefined}
        data-continued={joined(slot, below) || undefined}
        aria-label={labelOf(slot, chosen)}
        aria-pressed={kind === 'free' && choosable ? chosen : undefined}
        aria-disabled={kind === 'closed' || (kind === 'free' && !choosable) || undefined}
        title={captionOf(slot) || undefined}
        tabIndex={tabStop ? 0 : -1}
        onFocus={() => focused(slot.start)}
        onClick={() => act(slot)}
      >
        {chosen ? (
          <Icon name="check" size={18} />
        ) : continues ? null : (
          <span className={css.caption}>{captionOf(slot)}</span>
        )}
      </button>
    </td>
  );
}
