import { formatMoney } from '@venue/sdk';
import { aheadKinds, type ThingAhead } from '@venue/sdk/privacy/model';
import { ScreenLink } from '@venue/shared-ui/shell/ScreenLink.tsx';
import { eventPaths } from '../events/events.paths.ts';
import css from './Consent.module.css';

/** What the deletion of the account waits for. */
export const inTheWay = (things: readonly ThingAhead[]): ThingAhead[] =>
  things.filter(({ kind }) => aheadKinds[kind].fate !== 'goes');

/** What becomes of a thing; null where the list's title says it. */
function fateOf({ kind, sum, refund }: ThingAhead): string | null {
  switch (aheadKinds[kind].fate) {
    case 'choose':
      if (refund === null) return kind === 'hold' || kind === 'ticketOrder' ? 'снять или подождать' : 'подождём';
      if (refund > 0) return `отменить с\u00a0возвратом ${formatMoney(refund)} или\u00a0подождать`;
      return sum ? 'отменить без\u00a0возврата или\u00a0подождать' : 'отменить или\u00a0подождать';
    case 'wait':
      return 'подождём';
    case 'staff':
      if (kind === 'agreement')
        return 'подождём, пока договор не\u00a0закончится. Хотите закончить его раньше\u00a0— напишите нам: сотрудники уже\u00a0видят вашу просьбу';
      return 'подождём, решают сотрудники площадки';
    default:
      return null;
  }
}

/** Things that hang on the account, each with its sum and what becomes of it. */
export function ThingsAhead({ title, things }: { title: string; things: readonly ThingAhead[] }) {
  if (things.length === 0) return null;
  return (
    <div>
      <h3>{title}</h3>
      <ul className={css.things}>
        {things.map(thing => (
          <li key={`${thing.kind} ${thing.id}`}>
            <span>{textOf(thing)}</span>
            {thing.kind === 'soldEvent' && (
              <>
                <span>. </span>
                <ScreenLink to={eventPaths.own} params={{ eventId: thing.id }}>
                  Передать другому организатору или&nbsp;отменить
                </ScreenLink>
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function textOf(thing: ThingAhead): string {
  const { kind, id, title, sum } = thing;
  const parts = [title, ...(sum ? [formatMoney(sum)] : [])].join(', ');
  const fate = fateOf(thing);
  return `${aheadKinds[kind].label} №\u00a0${id}: ${parts}${fate === null ? '' : `\u00a0— ${fate}`}`;
}
