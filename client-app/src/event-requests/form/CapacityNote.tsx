import { listSpaces } from '@venue/sdk/event-requests';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { Icon } from '@venue/shared-ui/parts/Icon.tsx';
import { useWatch } from 'react-hook-form';
import css from './CapacityNote.module.css';
import { people } from './duration.ts';
import type { RequestValues } from './requestForm.ts';

/** How many people the chosen space holds, and whether that is enough. */
export function CapacityNote() {
  const [id, amount] = useWatch<RequestValues, ['spaceId', 'eventRequestParticipantsAmount']>({
    name: ['spaceId', 'eventRequestParticipantsAmount'],
  });
  const space = useCall(listSpaces, {}).data?.message.spaces.find(each => each.spaceId === id);
  // 0 stands for a capacity the venue has not said yet.
  if (!space?.capacity) return <p role="status" />;
  const over = typeof amount === 'number' && amount > space.capacity;
  return (
    <p role="status" className={css.note} data-over={over || undefined}>
      {over && <Icon name="warning" size={18} />}
      {over
        ? `В\u00a0пространстве помещается ${people(space.capacity)}, а\u00a0участников ${amount}. Выберите пространство больше`
        : `Вместимость: ${people(space.capacity)}`}
    </p>
  );
}
