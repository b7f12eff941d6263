import { Icon } from '@venue/shared-ui/parts/Icon.tsx';
import { Link } from 'react-router-dom';
import type { Waiting } from '../app/waiting.ts';
import css from './CabinetHome.module.css';

/** What waits for the person, or that nothing does. */
export function WaitingList({ waiting }: { waiting: readonly Waiting[] }) {
  if (waiting.length === 0) return <p className={css.soft}>Всё сделано: ваш ответ сейчас никому не&nbsp;нужен.</p>;
  return (
    <section className={css.waiting} aria-labelledby="waiting-heading">
      <h2 id="waiting-heading">Ждёт вас</h2>
      <ul>
        {waiting.map(({ title, text, to }) => (
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
    </section>
  );
}
