import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import form from '../form/Form.module.css';
import { REVEAL, useFormState } from '../form/formState.ts';
import { Button } from '../parts/Button.tsx';
import { Stack } from '../parts/Stack.tsx';
import { useAddressNow } from '../shell/useAddressNow.ts';
import { StepList } from './StepList.tsx';
import css from './Steps.module.css';

/** One step of a long form. */
export interface Step {
  /** Its value in the address: `?step=photos`. */
  readonly name: string;
  readonly title: string;
  /** Top-level names of its fields: `brandPhones` includes `brandPhones.0`. */
  readonly fields: readonly string[];
  readonly content: ReactNode;
}

interface Props {
  steps: readonly Step[];
  /** The `SubmitButton`, shown on the last step. */
  submit: ReactNode;
  /** Name of the list of steps. */
  label?: string;
}

/**
 * A long form step by step, within `Form` or `CallForm`. Any step may be opened at any time and keeps what was typed;
 * «Далее» checks its step first. A refused form opens at its first error.
 */
export function Steps({ steps, submit, label = 'Шаги' }: Props) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const addressNow = useAddressNow();
  const { formState, trigger, getFieldState, subscribe } = useFormContext();
  const { failedSubmits } = useFormState();
  const [passed, setPassed] = useState<ReadonlySet<string>>(new Set());
  const [stopped, setStopped] = useState(0);
  const panels = useRef<HTMLDivElement>(null);
  // The element to focus when the next step opens: undefined for its heading, null for nothing.
  const target = useRef<HTMLElement | null | undefined>(undefined);
  const param = params.get('step');
  const at = Math.max(
    0,
    steps.findIndex(({ name }) => name === param),
  );
  const current = steps[at];
  const wrong = (step: Step) => step.fields.some(field => formState.errors[field] !== undefined);
  const panel = () => panels.current?.querySelector<HTMLElement>(`[data-step="${current?.name}"]`);

  const open = (step: Step | undefined, focus?: HTMLElement | null) => {
    if (!step || step === current) return;
    target.current = focus;
    // The rendered address may be outdated: a new record gets its own address while its form is filled in.
    const { pathname, search } = addressNow();
    const next = new URLSearchParams(search);
    next.set('step', step.name);
    navigate({ pathname, search: `?${next}` }, { preventScrollReset: true });
  };
  const check = async (): Promise<boolean> => {
    if (!current) return true;
    const good = await trigger([...current.fields]);
    if (good) setPassed(before => new Set([...before, current.name]));
    return good;
  };
  const next = async () => {
    if (await check()) open(steps[at + 1]);
    else setStopped(count => count + 1);
  };
  const go = (step: Step | undefined) => {
    // Errors of the step that is left are marked in the list, but do not block leaving it.
    void check();
    open(step);
  };

  const moved = useEffectEvent(() => {
    const to = target.current === undefined ? panel()?.querySelector('h2') : target.current;
    target.current = undefined;
    to?.focus({ preventScroll: true });
    to?.scrollIntoView({ block: to.localName === 'h2' ? 'nearest' : 'center' });
  });
  const lastStep = useRef(at);
  useEffect(() => {
    // The first render must not move the focus.
    if (lastStep.current !== at) moved();
    lastStep.current = at;
  }, [at]);

  const toFirstError = useEffectEvent(() => {
    const first = panel()?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid][role="group"]');
    // The input of a date field passes the focus on to its first part.
    const target = first?.hasAttribute('aria-invalid') ? (first.querySelector('input') ?? first) : first;
    // Opens the section that the field is folded into.
    target?.dispatchEvent(new CustomEvent(REVEAL, { bubbles: true }));
    target?.focus();
    target?.scrollIntoView({ block: 'center' });
  });
  useEffect(() => {
    if (stopped > 0) toFirstError();
  }, [stopped]);

  const jump = useEffectEvent(() => {
    // The focus is not moved here: the error summary takes it, or moves it to the only wrong field.
    if (target.current === undefined && current && !wrong(current)) open(steps.find(wrong), null);
  });
  useEffect(() => {
    if (failedSubmits > 0) jump();
  }, [failedSubmits]);

  const reveal = useEffectEvent((event: Event) => {
    const field = event.target;
    if (!(field instanceof HTMLElement)) return;
    const name = field.closest<HTMLElement>('[data-step]')?.dataset.step;
    open(
      steps.find(step => step.name === name),
      field,
    );
  });
  // Before the first submit typing validates nothing, so an error marked by «Далее» would stay.
  const mended = useEffectEvent((name: string | undefined) => {
    if (name && getFieldState(name).error) void trigger(name);
  });
  useEffect(() => {
    const box = panels.current;
    const hear = (event: Event) => reveal(event);
    box?.addEventListener(REVEAL, hear);
    const unsubscribe = subscribe({ formState: { values: true }, callback: ({ name }) => mended(name) });
    return () => {
      box?.removeEventListener(REVEAL, hear);
      unsubscribe();
    };
  }, [subscribe]);

  const press = (event: KeyboardEvent) => {
    const field = event.target;
    // A date is typed into its parts, which are not inputs.
    const input =
      field instanceof HTMLInputElement
        ? field.type !== 'checkbox'
        : field instanceof HTMLElement && field.getAttribute('role') === 'spinbutton';
    // In React, events of a dialog opened from a step bubble to here, but its fields belong to another form.
    const within = event.target instanceof Node && event.currentTarget.contains(event.target);
    if (!within || event.key !== 'Enter' || event.defaultPrevented || !input || at === steps.length - 1) return;
    event.preventDefault();
    void next();
  };
  return (
    <Stack gap={24}>
      <StepList
        label={label}
        at={at}
        steps={steps.map(step => ({
          name: step.name,
          title: step.title,
          state: wrong(step) ? 'wrong' : passed.has(step.name) ? 'done' : 'open',
        }))}
        go={index => go(steps[index])}
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter in a field goes on, as it sends a form of one step */}
      <div ref={panels} onKeyDown={press}>
        {steps.map((step, index) => (
          <section key={step.name} data-step={step.name} hidden={index !== at} aria-label={step.title}>
            <div className={form.form}>
              <h2 tabIndex={-1} className={css.title}>
                {step.title}
              </h2>
              {step.content}
            </div>
          </section>
        ))}
      </div>
      <div className={css.buttons}>
        {at > 0 && (
          <Button variant="outlined" size="large" onClick={() => go(steps[at - 1])}>
            Назад
          </Button>
        )}
        {at < steps.length - 1 ? (
          <Button variant="contained" size="large" onClick={() => void next()}>
            Далее
          </Button>
        ) : (
          submit
        )}
      </div>
    </Stack>
  );
}
