import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Icon } from '@venue/shared-ui/parts/Icon.tsx';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Waiting } from '../app/cabinet/waiting.ts';
import css from './CabinetHome.module.css';

/** How many are shown at first: the content below must not be pushed far down. */
const SHOWN = 5;

/** What waits for the person, or that nothing does. */
export function WaitingList({ waiting }: { waiting: readonly Waiting[] }) {
  const [whole, setWhole] = useState(false);
  if (waiting.length === 0) return <p className={css.soft}>Всё сделано: ваш ответ сейчас никому не&nbsp;нужен.</p>;
  return (
    <section className={css.waiting} aria-labelledby="waiting-heading">
      <h2 id="waiting-heading">Ждёт вас</h2>
      <ul>
        {(whole ? waiting : waiting.slice(0, SHOWN)).map(({ title, text, to }) => (
          <li key={title}>
            <Link to={to}>
              <span>
                <strong>{title}</strong>
                <span className={css.soft}>{text}</span>
              </span>
              <Icon name="right" size={20} />
            </Link>
          </li>
        ))}
      </ul>
      {waiting.length > SHOWN && (
        <Button size="small" aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {whole ? 'Свернуть' : `Показать ещё ${waiting.length - SHOWN}`}
        </Button>
      )}
    </section>
  );
}
