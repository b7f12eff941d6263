import css from './Progress.module.css';
import type { Upload } from './useUploads.ts';

/** How far an upload has come, in a bar and in words. */
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
