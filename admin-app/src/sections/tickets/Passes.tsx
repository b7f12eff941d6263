import type { DoorList, DoorTicket } from '@venue/sdk/tickets/model';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { SoftText } from '@venue/shared-ui/parts/SoftText.tsx';
import css from './Door.module.css';
import type { Waiting } from './storedDoor.ts';
import type { Door } from './useDoor.ts';
import type { Direction } from './verdict.ts';

/** How many guests came, and are inside where they may go out and come in again. */
export function Count({ list: { event, tickets }, waiting }: { list: DoorList; waiting: readonly Waiting[] }) {
  const { allowsReentry, checkedIn, inside, issued } = event;
  const came = new Set(tickets.filter(each => each.checkIn).map(each => each.ticketNumber));
  const fresh = new Set(waiting.map(each => each.ticketNumber).filter(number => number === null || !came.has(number)));
  const out = waiting.filter(({ scan }) => scan.direction === 'out').length;
  return (
    <p className={css.count}>
      <span>
        Пришли {checkedIn + fresh.size} из&nbsp;{issued}
      </span>
      {allowsReentry && <span>{`, внутри ${inside + waiting.length - 2 * out}`}</span>}
    </p>
  );
}

interface ChoiceProps {
  value: Direction;
  set: (value: Direction) => void;
}

const directions = [
  ['in', 'Вход'],
  ['out', 'Выход'],
] as const;

/** Whether the next scans are of guests who come in or go out. */
export const DirectionChoice = ({ value, set }: ChoiceProps) => (
  <fieldset className={css.directions}>
    <legend className="visually-hidden">Что отмечаем</legend>
    {directions.map(([id, label]) => (
      <label key={id}>
        <input type="radio" name="direction" value={id} checked={value === id} onChange={() => set(id)} />
        {label}
      </label>
    ))}
  </fieldset>
);

/** Where a guest is who has come, and the way in or out. */
export function PassButton({ guest, scan }: { guest: DoorTicket; scan: Door['scan'] }) {
  const { ticketNumber, holderName, isOutside } = guest;
  return (
    <>
      <SoftText as="span" size="small">
        {isOutside ? 'вышел' : 'внутри'}
      </SoftText>
      <Button
        size="small"
        variant="outlined"
        aria-label={`${isOutside ? 'Отметить вход' : 'Отметить выход'}: ${holderName}`}
        onClick={() => void scan({ ticketNumber }, isOutside ? 'in' : 'out')}
      >
        {isOutside ? 'Впустить' : 'Выпустить'}
      </Button>
    </>
  );
}
