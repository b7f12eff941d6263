import { listSpaces, seatingOf } from '@venue/sdk/event-requests';
import { capacityFor } from '@venue/sdk/rooms/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { Icon } from '@venue/shared-ui/parts/Icon.tsx';
import { useWatch } from 'react-hook-form';
import css from './CapacityNote.module.css';
import { people } from './duration.ts';
import type { RequestValues } from './requestForm.ts';

/** How many people the chosen space holds, and whether that is enough. */
export function CapacityNote() {
  const [id, amount, guestSitting, tableArrangement] = useWatch<
    RequestValues,
    ['spaceId', 'eventRequestParticipantsAmount', 'guestSitting', 'tableArrangement']
  >({
    name: ['spaceId', 'eventRequestParticipantsAmount', 'guestSitting', 'tableArrangement'],
  });
  const space = useCall(listSpaces, {}).data?.message.spaces.find(each => each.spaceId === id);
  const seating = seatingOf({ guestSitting, tableArrangement });
  const most = space && capacityFor(space, seating);
  // 0 stands for a capacity the venue has not said yet.
  if (!most) return <p role="status" />;
  const over = typeof amount === 'number' && amount > most;
  const hasSeating = space.seatings.some(each => each.seating === seating);
  return (
    <p role="status" className={css.note} data-over={over || undefined}>
      {over && <Icon name="warning" size={18} />}
      <span>
        {over
          ? `${hasSeating ? 'С\u00a0такой рассадкой в' : 'В'}\u00a0пространстве помещается ${people(most)}, а\u00a0участников ${amount}. Выберите пространство больше${hasSeating ? ' или\u00a0другую рассадку' : ''}`
          : `${hasSeating ? 'Вместимость с\u00a0такой рассадкой' : 'Вместимость'}: ${people(most)}`}
      </span>
    </p>
  );
}
