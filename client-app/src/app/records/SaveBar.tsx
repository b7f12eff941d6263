import type { ReactNode } from 'react';
import css from './Editor.module.css';

interface Props {
  /** Whether there are unsaved changes. */
  dirty: boolean;
  /** The buttons. */
  children: ReactNode;
}

/** The footer of a form: its buttons, and whether everything is saved. */
export const SaveBar = ({ dirty, children }: Props) => (
  <div className={css.save}>
    {children}
    <span>{dirty ? 'Есть несохранённые изменения' : 'Все изменения сохранены'}</span>
  </div>
);
