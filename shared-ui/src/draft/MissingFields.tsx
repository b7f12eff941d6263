import type { ReactNode } from 'react';
import { focusField } from '../form/ErrorSummary.tsx';
import { Icon } from '../parts/Icon.tsx';
import css from './MissingFields.module.css';

interface Props {
  /** Names of the fields that are missing or wrong. */
  names: readonly string[];
  /** What the fields are called. */
  titles: Readonly<Record<string, string>>;
  /** Shown above the list: «Перед отправкой заполните:». */
  title: string;
  /** Shown instead if nothing is missing. */
  ready: string;
  /** What happens next. */
  children: ReactNode;
}

/** The fields to fill in before a form can be sent, each a link to the field; for the last step. */
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
