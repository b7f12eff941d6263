import { useId, useRef, useState, useTransition } from 'react';
import { ErrorText, inputClass } from '../fields/Field.tsx';
import { lazyWithRetry } from '../parts/load/lazyWithRetry.tsx';
import { Part } from '../parts/Part.tsx';
import css from './PickerInput.module.css';
import { forms } from './picked.ts';
import type { PickerInputProps } from './pickerProps.ts';

const Picker = lazyWithRetry(() => import('./Picker.tsx'));

/**
 * A date, a time or both, typed or picked. Uses MUI's pickers, which are loaded when the first of them is drawn; until
 * then an input of the same size shows the value.
 */
export function PickerInput({ describedBy, error, waiting, ...props }: PickerInputProps) {
  const errorId = useId();
  const [wasLeft, setWasLeft] = useState(false);
  const [touched, setTouched] = useState(false);
  const [coming, come] = useTransition();
  const focused = useRef(false);
  const tapped = useRef(false);
  const { invalid, message, placeholder, text } = forms[props.kind];
  // A half-typed date is an error only after the field is left.
  const visibleError = wasLeft && props.value === invalid ? message : error;
  const described = [describedBy, visibleError && errorId].filter(Boolean).join(' ') || undefined;
  const plain = (
    <input
      id={props.id}
      name={props.name}
      aria-label={props.label}
      data-label={props.label}
      className={inputClass}
      placeholder={placeholder}
      value={text(props.value)}
      readOnly
      aria-busy={coming || undefined}
      onPointerDown={() => {
        tapped.current = true;
      }}
      onFocus={() => {
        focused.current = true;
        come(() => setTouched(true));
      }}
      onBlur={() => {
        focused.current = false;
      }}
    />
  );
  return (
    <div className={css.field}>
      <Part fallback={plain}>
        {waiting && !touched ? (
          plain
        ) : (
          <Picker
            {...props}
            focused={focused}
            tapped={tapped}
            describedBy={described}
            wrong={visibleError !== undefined}
            onLeave={setWasLeft}
          />
        )}
      </Part>
      <ErrorText id={errorId} text={visibleError} />
    </div>
  );
}
