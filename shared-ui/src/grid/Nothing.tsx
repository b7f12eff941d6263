import type { ReactNode } from 'react';
import { Empty } from '../parts/Empty.tsx';
import css from './CallGrid.module.css';

interface Props {
  filtered: boolean;
  /** Said where nothing is filtered. */
  empty: ReactNode;
  reset: () => void;
}

/** What a list without rows says. */
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
