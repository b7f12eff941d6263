import { Icon } from '@venue/shared-ui/parts/Icon.tsx';
import css from './DayTimeline.module.css';
import { useBusyHours } from './useBusyHours.ts';

/** Warns that the chosen space is taken at the time of the event. A manager may still find another time or place. */
export function BusyNote({ id }: { id: number | undefined }) {
  const { conflicts } = useBusyHours(id);
  return (
    <div role="status">
      {conflicts.length > 0 && (
        <p className={css.warning}>
          <Icon name="warning" size={18} />
          {busyWords(conflicts)}
        </p>
      )}
    </div>
  );
}

const SHOWN = 3;

/** Which hours are taken, and what that means. */
export function busyWords(conflicts: readonly string[]): string {
  const more = conflicts.length > SHOWN ? ` и\u00a0ещё ${conflicts.length - SHOWN}` : '';
  return `Пространство уже занято: ${conflicts.slice(0, SHOWN).join('; ')}${more}. Выберите другое время или место, иначе менеджер предложит своё`;
}
