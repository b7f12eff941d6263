import { ErrorText } from '@venue/shared-ui/fields/Field.tsx';
import { Icon } from '@venue/shared-ui/parts/Icon.tsx';
import { Spinner } from '@venue/shared-ui/parts/load/Spinner.tsx';
import { Stack } from '@venue/shared-ui/parts/Stack.tsx';
import { type Ref, useId, useImperativeHandle } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import css from './CaptchaField.module.css';
import { type CaptchaState, useCaptcha } from './useCaptcha.ts';

/** Controls of the captcha for its form. */
export interface Captcha {
  /** Throws the proof away. */
  reset(): void;
  /** Solves a new challenge without waiting for a click. */
  solve(): void;
}

interface Props {
  name: string;
  ref: Ref<Captcha>;
}

const labels: Readonly<Record<CaptchaState, string>> = {
  idle: 'Я не\u00a0робот',
  working: 'Проверяем…',
  solved: 'Вы не\u00a0робот',
  expired: 'Я не\u00a0робот',
  failed: 'Я не\u00a0робот',
  insecure: 'Я не\u00a0робот',
};

const problems: Partial<Record<CaptchaState, string>> = {
  expired: 'Время проверки истекло. Отметьте ещё раз.',
  failed: 'Проверка не\u00a0удалась. Попробуйте ещё раз.',
  insecure: 'Проверка работает только по\u00a0защищённому соединению (https).',
};

/** The self-hosted captcha: one click, then about a second of proof of work in the browser. The value is the proof. */
export function CaptchaField({ name, ref }: Props) {
  const { setValue, clearErrors } = useFormContext();
  const { field, fieldState } = useController({ name });
  const { state, solve, reset } = useCaptcha(proof => {
    // Validating during the work would report the field as empty.
    setValue(name, proof, { shouldValidate: false });
    if (proof) clearErrors(name);
  });
  useImperativeHandle(ref, () => ({ reset, solve: () => void solve() }));
  const errorId = useId();
  const message = problems[state] ?? fieldState.error?.message;
  return (
    <Stack gap={6}>
      <label className={css.box} data-state={state} data-invalid={message ? true : undefined}>
        <input
          ref={field.ref}
          type="checkbox"
          name={name}
          data-label="Проверка"
          className={css.tick}
          checked={state === 'solved'}
          aria-busy={state === 'working' || undefined}
          aria-invalid={message ? true : undefined}
          aria-describedby={message ? errorId : undefined}
          onChange={() => {
            if (state !== 'working' && state !== 'solved') void solve();
          }}
        />
        <span className={css.mark} aria-hidden="true">
          {state === 'working' && <Spinner size={22} />}
          {state === 'solved' && <Icon name="check" size={18} />}
        </span>
        <span aria-live="polite">{labels[state]}</span>
      </label>
      <ErrorText id={errorId} text={message} />
    </Stack>
  );
}
