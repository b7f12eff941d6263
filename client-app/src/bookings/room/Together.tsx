import { plural } from '@venue/sdk';
import { MOST_PARTS } from '@venue/sdk/bookings';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { notify } from '@venue/shared-ui/parts/message/notify.ts';
import { useNavigate } from 'react-router-dom';
import { bookingPaths } from '../bookings.paths.ts';
import { type DraftPart, keepParts, useDraft } from '../order/draft.ts';
import css from './Together.module.css';

interface Props {
  /** What is chosen; null until it may be booked. */
  part: DraftPart | null;
  onAdded(): void;
}

/** Collects several bookings into one payment: other hours or rooms, or the same hours every week. */
export default function Together({ part, onAdded }: Props) {
  const parts = useDraft();
  const navigate = useNavigate();
  const count = parts.length;

  function add(): boolean {
    if (!part) return false;
    if (count >= MOST_PARTS) {
      notify.warning(`В\u00a0заказе может быть не\u00a0больше ${MOST_PARTS} броней`);
      return false;
    }
    keepParts([...parts, part]);
    onAdded();
    return true;
  }

  if (!part && count === 0) return null;
  return (
    <section className={css.together} aria-label="Заказ из нескольких броней">
      {part && (
        <p className={css.ways}>
          <Button variant="outlined" size="small" onClick={add}>
            Добавить в&nbsp;заказ
          </Button>
          <Button
            variant="outlined"
            size="small"
            onClick={() => {
              if (add()) void navigate(`${bookingPaths.several.path}?repeat=${count}`);
            }}
          >
            Каждую неделю
          </Button>
        </p>
      )}
      <p role="status">
        {count > 0 && (
          <span>
            В&nbsp;заказе {plural(count, 'бронь', 'брони', 'броней')}.{' '}
            <Button variant="text" size="small" to={bookingPaths.several.path}>
              Оформить заказ
            </Button>
          </span>
        )}
      </p>
    </section>
  );
}
