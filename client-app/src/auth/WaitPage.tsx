import { ApiFailure, type FailureCode } from '@venue/sdk';
import { swap } from '@venue/sdk/auth';
import { useApi } from '@venue/shared-ui/data/ApiProvider.tsx';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Spinner } from '@venue/shared-ui/parts/load/Spinner.tsx';
import { Stack } from '@venue/shared-ui/parts/Stack.tsx';
import { NEXT } from '@venue/shared-ui/shell/next.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AskSupport } from '../app/person/AskSupport.tsx';
import { authPaths } from './auth.paths.ts';
import { LoginFrame } from './LoginFrame.tsx';
import css from './StepFrame.module.css';
import { OPEN_STATE_SERVICES } from './steps.ts';
import { stateOf } from './waitStates.ts';

const ASK_AGAIN_MS = 3_000;

/** The page the state services redirect to: finishes the login, or explains why it failed and what to do. */
export default function WaitPage() {
  const { session } = useApi();
  const [search] = useSearchParams();
  const uuid = search.get('uuid');
  const finish = useSend(swap);
  // Without a uuid the redirect belongs to no login of this browser. Null: no answer; undefined: not known yet.
  const [problem, setProblem] = useState<FailureCode | null | undefined>(uuid === null ? 'esia_expired' : undefined);
  const [attempts, setAttempts] = useState(0);

  const ask = useEffectEvent(async () => {
    if (uuid === null) return;
    const reply = await finish.send(
      { query: { type: 'esia', uuid } },
      {
        handles: failure => {
          setProblem(failure instanceof ApiFailure ? failure.code : null);
          return true;
        },
      },
    );
    // Once signed in, the guard leads on to the page that was wanted.
    if (reply?.message.successful) session.signIn(reply.message);
    setAttempts(times => times + 1);
  });
  const waiting = problem === undefined || problem === 'esia_unfinished';
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer calls for the next question
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => void ask(), problem === undefined ? 0 : ASK_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [waiting, attempts]);

  const heading = useRef<HTMLHeadingElement>(null);
  const title = problem === undefined ? 'Входим через Госуслуги' : stateOf(problem).title;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another title is another state, which is read from its top
  useEffect(() => heading.current?.focus({ preventScroll: true }), [title]);

  return (
    <LoginFrame title={authPaths.wait.title}>
      <Stack gap={20} narrow aria-busy={waiting}>
        {waiting && <Spinner size={44} />}
        <h1 ref={heading} tabIndex={-1} className={css.heading}>
          {title}
        </h1>
        {problem === undefined ? (
          <p role="status">Проверяем ответ Госуслуг, это займёт несколько секунд.</p>
        ) : (
          <WhatNow problem={problem} next={search.get(NEXT)} askAgain={() => setProblem(undefined)} />
        )}
      </Stack>
    </LoginFrame>
  );
}

interface WhatNowProps {
  problem: FailureCode | null;
  next: string | null;
  askAgain: () => void;
}

function WhatNow({ problem, next, askAgain }: WhatNowProps) {
  const { text, main, support } = stateOf(problem);
  const login =
    next === null ? authPaths.login.path : `${authPaths.login.path}?${new URLSearchParams({ [NEXT]: next })}`;
  return (
    <>
      <p role="status">{text}</p>
      <div className={css.ways}>
        {main === 'ask' && (
          <Button variant="contained" size="large" fullWidth onClick={askAgain}>
            Проверить ещё раз
          </Button>
        )}
        {main !== 'phone' && (
          <Button
            to={login}
            state={OPEN_STATE_SERVICES}
            variant={main === 'again' ? 'contained' : 'outlined'}
            size="large"
            fullWidth
          >
            Начать вход заново
          </Button>
        )}
        <Button to={login} variant={main === 'phone' ? 'contained' : 'outlined'} size="large" fullWidth>
          Войти по&nbsp;номеру телефона
        </Button>
        {support && <AskSupport about="Вход через Госуслуги" />}
      </div>
    </>
  );
}
