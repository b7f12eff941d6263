import css from './Progress.module.css';
import type { Upload } from './useUploads.ts';

/** The progress of an upload, as a bar and as text. */
export function Progress({ label, item }: { label: string; item: Pick<Upload, 'state' | 'done'> }) {
  const percent = Math.round(item.done * 100);
  const words =
    item.state === 'waiting' ? 'Ждёт своей очереди' : percent < 100 ? `Загружено ${percent}\u00a0%` : 'Обрабатываем…';
  return (
    <div>
      <progress className={css.bar} aria-label={`Загрузка: ${label}`} value={percent} max={100} />
      <p className={css.words}>{words}</p>
    </div>
  );
}
