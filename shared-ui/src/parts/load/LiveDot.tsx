import { useLiveStatus } from '../../data/useLive.ts';
import css from './LiveDot.module.css';

const texts = {
  open: 'Данные обновляются сами',
  connecting: 'Подключаемся…',
  offline: 'Нет связи. Данные могли устареть',
} as const;

/** Shows whether live updates arrive: a dot while they do, a text when they do not. */
export function LiveDot() {
  const status = useLiveStatus();
  return (
    <span className={css.live} data-status={status} role="status" title={texts[status]}>
      <span className={css.dot} aria-hidden="true" />
      {status === 'offline' ? (
        <>
          <span className={css.words} aria-hidden="true">
            Нет связи
          </span>
          <span className="visually-hidden">{texts.offline}</span>
        </>
      ) : (
        <span className="visually-hidden">{texts[status]}</span>
      )}
    </span>
  );
}
