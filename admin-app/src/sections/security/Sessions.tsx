import { endOtherSessions, endOwnSession } from '@venue/sdk/security/admin';
import type { OwnSession } from '@venue/sdk/security/model';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { formatDateTime } from '@venue/shared-ui/dates/format.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { SoftText } from '@venue/shared-ui/parts/SoftText.tsx';
import { Stack } from '@venue/shared-ui/parts/Stack.tsx';
import card from '../../app/Card.module.css';
import css from './security.module.css';

const nameOf = ({ device }: OwnSession) => device || 'Неизвестное устройство';

/** Where the person is signed in; each session but this one is ended here. */
export function Sessions({ sessions }: { sessions: readonly OwnSession[] }) {
  const { send: end } = useSend(endOwnSession, { done: 'Вход завершён' });
  const { send: endOthers, busy } = useSend(endOtherSessions, { done: 'Остальные входы завершены' });
  return (
    <section className={card.card} aria-labelledby="own-sessions">
      <Stack gap={12}>
        <h2 id="own-sessions">Где вы вошли</h2>
        <ul className={css.sessions}>
          {sessions.map(session => (
            <li key={session.sessionId}>
              <div>
                <strong>{nameOf(session)}</strong>
                <SoftText size="small">
                  {[`вход ${formatDateTime(session.openedAt)}`, session.address && `адрес ${session.address}`]
                    .filter(Boolean)
                    .join(', ')}
                </SoftText>
              </div>
              {session.isCurrent ? (
                <SoftText size="small">Этот вход</SoftText>
              ) : (
                <Button
                  color="error"
                  aria-label={`Завершить вход: ${nameOf(session)}, ${formatDateTime(session.openedAt)}`}
                  onClick={() => void end({ id: session.sessionId })}
                >
                  Завершить
                </Button>
              )}
            </li>
          ))}
        </ul>
        {sessions.length > 1 && (
          <div>
            <Button variant="outlined" aria-disabled={busy || undefined} onClick={() => void endOthers({})}>
              Завершить все остальные
            </Button>
          </div>
        )}
      </Stack>
    </section>
  );
}
