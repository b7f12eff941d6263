import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../parts/Button.tsx';
import { Spinner } from '../parts/load/Spinner.tsx';
import { CodeInput } from './CodeField.tsx';
import css from './CodeStep.module.css';
import type { CodeFlow } from './useCodeFlow.ts';

interface Props {
  flow: CodeFlow;
  /** «Введите код, отправленный на номер +7 900 123-45-67». */
  text: ReactNode;
  label?: string;
  /** The server's text for a wrong code. */
  error?: string | undefined;
}

/** Asks for the code that was sent: the input, its remaining lifetime, and a new code when allowed. */
export function CodeStep({ flow, text, label = 'Код из\u00a0СМС', error }: Props) {
  const { state, code, setCode, validText, resendText, canSend, start } = flow;
  const field = useRef<HTMLInputElement>(null);
  // Phones offer the code of an SMS only to the field that has the focus, and a screen reader reads its label.
  useEffect(() => {
    if (state === 'sent') field.current?.focus();
  }, [state]);
  return (
    <div className={css.step}>
      {state !== 'idle' && <p className={css.text}>{text}</p>}
      {state !== 'idle' && (
        <CodeInput
          label={label}
          value={code}
          onChange={setCode}
          error={error}
          disabled={state !== 'sent'}
          inputRef={field}
        />
      )}
      {/* Screen readers skip the ticking countdown; the status line below announces each state once. */}
      <p
        className={css.line}
        data-ended={state === 'finished' || undefined}
        aria-hidden={state === 'sent' || undefined}
      >
        {validText}
      </p>
      <p className="visually-hidden" role="status">
        {/* A toast already announces that the code was sent. */}
        {state === 'sending' ? 'Отправляем код' : state === 'finished' ? validText : ''}
      </p>
      {resendText ? (
        <p className={css.line}>{resendText}</p>
      ) : (
        <Button
          variant={state === 'sent' ? 'text' : 'outlined'}
          disabled={!canSend}
          onClick={() => void start()}
          startIcon={state === 'sending' ? <Spinner size={18} /> : undefined}
        >
          {state === 'sending' ? 'Отправляем…' : state === 'idle' ? 'Отправить код' : 'Отправить новый код'}
        </Button>
      )}
    </div>
  );
}
