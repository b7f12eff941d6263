import type { ReactNode } from 'react';
import css from './Editor.module.css';

interface Props {
  /** Whether something is typed that the server does not have yet. */
  dirty: boolean;
  /** The buttons. */
  children: ReactNode;
}

/** The foot of a form: what saves it, and whether everything is saved. */
export const SaveBar = ({ dirty, children }: Props) => (
  <div className={css.save}>
    {children}
    <span>{dirty ? 'Есть несохранённые изменения' : 'Все изменения сохранены'}</span>
  </div>
);
