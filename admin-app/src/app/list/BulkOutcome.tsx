import type { BulkResult } from '@venue/sdk/bulk/model';
import { DialogButtons } from '@venue/shared-ui/mui/SmallDialog.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import css from './BulkDialog.module.css';
import { SkippedList } from './SkippedList.tsx';

interface Props {
  total: number;
  /** Null until the first answer. */
  result: BulkResult | null;
  busy: boolean;
  problem: string;
  stop: () => void;
  goOn: () => void;
  close: () => void;
}

/** Progress of a bulk action, and the records it skipped. */
export function BulkOutcome({ total, result, busy, problem, stop, goOn, close }: Props) {
  const remaining = result?.left ?? total;
  const skipped = result?.skipped ?? [];
  const already = result?.already ?? 0;
  return (
    <>
      {remaining > 0 && <progress className={css.bar} aria-label="Обработано" value={total - remaining} max={total} />}
      <p role="status">
        {remaining > 0
          ? `Обработано ${total - remaining} из\u00a0${total}`
          : [
              `Готово: ${result?.done ?? 0}`,
              already > 0 && `Уже было в\u00a0нужном состоянии: ${already}`,
              skipped.length > 0 && `Пропущено: ${skipped.length}`,
            ]
              .filter(Boolean)
              .join('. ')}
      </p>
      {problem && (
        <p className={css.problem} role="alert">
          {problem}
        </p>
      )}
      {!busy && skipped.length > 0 && <SkippedList skipped={skipped} />}
      <DialogButtons>
        {busy && (
          <Button variant="outlined" color="inherit" onClick={stop}>
            Остановить
          </Button>
        )}
        {!busy && remaining > 0 && (
          <Button variant="outlined" color="inherit" onClick={goOn}>
            Продолжить
          </Button>
        )}
        {!busy && (
          <Button variant="contained" onClick={close}>
            Закрыть
          </Button>
        )}
      </DialogButtons>
    </>
  );
}
