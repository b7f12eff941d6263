import type { Agreement } from '@venue/sdk/agreements/model';
import { formatDate, formatTime } from '@venue/shared-ui/dates/format.ts';
import { Stack } from '@venue/shared-ui/parts/Stack.tsx';
import css from './Papers.module.css';

/** Where, when and by whom a paper was sent by e-mail; renders nothing if it was not. */
export const Mailed = ({ paper: { mailed } }: { paper: Pick<Agreement, 'mailed'> }) =>
  mailed.length > 0 && (
    <Stack as="ul" gap={10} aria-label="Отправлено письмом">
      {mailed.map(({ mailedAt, mailedTo, mailedBy, mailProblem }) => (
        <li key={mailedAt}>
          <span>
            Отправлено {formatDate(mailedAt)} в&nbsp;{formatTime(mailedAt)} на&nbsp;{mailedTo.join(', ')}
          </span>
          <span className={css.soft}> · {mailedBy ?? 'автоматически'}</span>
          {mailProblem && <p role="status">Пока не&nbsp;ушло. {mailProblem}.</p>}
        </li>
      ))}
    </Stack>
  );
