import { useRef } from 'react';
import { Icon } from '../parts/Icon.tsx';
import { useNarrow } from '../parts/useNarrow.ts';
import css from './Steps.module.css';

type State = 'open' | 'done' | 'wrong';

interface Props {
  label: string;
  at: number;
  steps: readonly { readonly name: string; readonly title: string; readonly state: State }[];
  go: (index: number) => void;
}

const words: Readonly<Record<State, string>> = { open: '', done: ': заполнен', wrong: ': есть ошибки' };

/** The steps of a form and how they stand: a row where there is room, else a line that unfolds. */
export function StepList({ label, at, steps, go }: Props) {
  const narrow = useNarrow();
  const fold = useRef<HTMLDetailsElement>(null);
  const list = (
    <ol className={css.list}>
      {steps.map(({ name, title, state }, index) => (
        <li key={name} className={css.item}>
          <button
            type="button"
            className={css.step}
            data-state={state}
            aria-current={index === at ? 'step' : undefined}
            onClick={() => {
              if (fold.current) fold.current.open = false;
              if (index !== at) go(index);
            }}
          >
            <span className={css.number} aria-hidden="true">
              {state === 'wrong' ? '!' : state === 'done' ? <Icon name="check" size={16} /> : index + 1}
            </span>
            <span>
              {title}
              <span className="visually-hidden">{words[state]}</span>
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
  if (!narrow) return <nav aria-label={label}>{list}</nav>;
  const wrong = steps.filter(({ state }) => state === 'wrong').length;
  return (
    <nav aria-label={label}>
      <details ref={fold} className={css.fold}>
        <summary className={css.summary}>
          <span>
            Шаг {at + 1} из&nbsp;{steps.length}
            {wrong > 0 && <span className={css.wrong}> — есть ошибки</span>}
          </span>
          <Icon name="down" className={css.chevron} />
          <span className={css.bar} aria-hidden="true">
            <span style={{ width: `${((at + 1) / steps.length) * 100}%` }} />
          </span>
        </summary>
        {list}
      </details>
    </nav>
  );
}
