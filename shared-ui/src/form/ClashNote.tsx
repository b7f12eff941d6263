import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../parts/Button.tsx';
import { SoftText } from '../parts/SoftText.tsx';
import css from './ClashNote.module.css';

/** A field that was changed both here and elsewhere. */
export interface Clash {
  readonly name: string;
  readonly label: string;
  readonly ours: ReactNode;
  readonly theirs: ReactNode;
}

interface Props {
  /** What was changed, in the accusative: «бренд», «заявку». */
  what: string;
  clashes: readonly Clash[];
  /** Who saved the other version and when, as one line; empty if unknown. */
  saved: string;
  /** Saves these fields with the other version's values and the rest as typed here. */
  save: (theirs: readonly string[]) => void;
  /** Replaces everything typed here with the other version. */
  discard: () => void;
}

/** Fields that somebody else saved while they were edited here, with both values to choose from. */
export function ClashNote({ what, clashes, saved, save, discard }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [theirs, setTheirs] = useState<readonly string[]>([]);
  useEffect(() => box.current?.focus(), []);
  const choose = (name: string, others: boolean) =>
    setTheirs(current => [...current.filter(each => each !== name), ...(others ? [name] : [])]);
  return (
    <div ref={box} className={css.note} role="alert" tabIndex={-1}>
      <p>
        <strong>Пока вы&nbsp;правили {what}, сохранена другая версия</strong>
        {saved && <span>{` (${saved})`}</span>}
        <span>. Остальные правки объединены, а&nbsp;здесь выберите, что оставить.</span>
      </p>
      {clashes.map(clash => (
        <Choice
          key={clash.name}
          clash={clash}
          theirs={theirs.includes(clash.name)}
          choose={others => choose(clash.name, others)}
        />
      ))}
      <div className={css.buttons}>
        <Button variant="outlined" color="inherit" onClick={() => save(theirs)}>
          Сохранить выбранное
        </Button>
        <Button color="inherit" onClick={discard}>
          Показать сохранённое
        </Button>
      </div>
    </div>
  );
}

interface ChoiceProps {
  clash: Clash;
  theirs: boolean;
  choose: (theirs: boolean) => void;
}

function Choice({ clash, theirs, choose }: ChoiceProps) {
  const group = useId();
  const option = (others: boolean, title: string, value: ReactNode) => (
    <label className={css.option}>
      <input type="radio" name={group} checked={theirs === others} onChange={() => choose(others)} />
      <SoftText as="span" size="tiny">
        {title}
      </SoftText>
      <span className={css.value}>{value || 'пусто'}</span>
    </label>
  );
  return (
    <fieldset className={css.clash}>
      <legend>{clash.label}</legend>
      {option(false, 'У\u00a0вас', clash.ours)}
      {option(true, 'Сохранено', clash.theirs)}
    </fieldset>
  );
}
