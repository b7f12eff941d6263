import type { ReactNode } from 'react';
import { Empty } from '../parts/message/Empty.tsx';
import css from './CallGrid.module.css';

interface Props {
  filtered: boolean;
  /** Shown if no filter is set. */
  empty: ReactNode;
  reset: () => void;
}

/** The content of a list without rows. */
export function Nothing({ filtered, empty, reset }: Props) {
  if (!filtered) return empty ?? <Empty title="Пока ничего нет" />;
  return (
    <Empty
      title="Ничего не найдено"
      text="Попробуйте изменить условия поиска."
      action={
        <button type="button" className={css.link} onClick={reset}>
          Сбросить фильтры
        </button>
      }
    />
  );
}
