import { failedAt } from '@venue/sdk';
import { startLetter, stopLetter } from '@venue/sdk/mailing/admin';
import { letterRecord } from '@venue/sdk/mailing/kind';
import type { Letter } from '@venue/sdk/mailing/model';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { RecordFacts } from '../../app/record/RecordFacts.tsx';
import css from './Letter.module.css';

const facts = [
  'recipients',
  'sentTo',
  'waiting',
  'bounced',
  'skipped',
  'unsubscribed',
  'startedAt',
  'endedAt',
] as const;

/** The current progress of a letter, with buttons to stop and resume its sending. */
export function LetterReport({ letter }: { letter: Letter }) {
  const { letterId, letterStatus: seen, version, can, recipients, waiting } = letter;
  const failed = failedAt('изменении отправки');
  const stop = useSend(stopLetter, { done: 'Отправка остановлена', failed });
  const resume = useSend(startLetter, { done: 'Письмо отправляется дальше', failed });
  const busy = stop.busy || resume.busy || undefined;
  return (
    <section className={css.part}>
      <h2>Как идёт отправка</h2>
      <progress className={css.progress} max={recipients} value={recipients - waiting} aria-label="Отправлено">
        {recipients - waiting}
      </progress>
      <RecordFacts kind={letterRecord} record={letter} fields={facts} />
      {can.includes('stop') && (
        <Button
          variant="outlined"
          color="error"
          aria-disabled={busy}
          onClick={() => void stop.send({ body: { letterId, seen } })}
        >
          Остановить отправку
        </Button>
      )}
      {can.includes('resume') && (
        <Button
          variant="contained"
          aria-disabled={busy}
          onClick={() => void resume.send({ body: { letterId, seen, version } })}
        >
          Продолжить отправку
        </Button>
      )}
    </section>
  );
}
