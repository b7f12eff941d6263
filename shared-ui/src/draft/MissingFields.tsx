import type { ReactNode } from 'react';
import { focusField } from '../form/ErrorSummary.tsx';
import { Icon } from '../parts/Icon.tsx';
import css from './MissingFields.module.css';

interface Props {
  /** Names of the fields that lack something. */
  names: readonly string[];
  /** What the fields are called. */
  titles: Readonly<Record<string, string>>;
  /** Stands over the list: «Перед отправкой заполните:». */
  title: string;
  /** Stands in its place when nothing lacks. */
  ready: string;
  /** What happens next. */
  children: ReactNode;
}

/** What a form still lacks before it is sent, for its last step; each leads to its field. */
export const MissingFields = ({ names, titles, title, ready, children }: Props) => (
  <>
    {names.length > 0 ? (
      <div className={css.missing}>
        <p className={css.title}>{title}</p>
        <ul>
          {names.map(name => (
            <li key={name}>
              <button type="button" className={css.link} onClick={() => focusField(name)}>
                {titles[name] ?? name}
              </button>
            </li>
          ))}
        </ul>
      </div>
    ) : (
      <p className={css.ready}>
        <Icon name="success" size={20} />
        {ready}
      </p>
    )}
    <p className={css.next}>{children}</p>
  </>
);
