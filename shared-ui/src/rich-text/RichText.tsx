import { plural, type UploadLimits } from '@venue/sdk';
import { Suspense, useCallback, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { FieldGroup, type FieldProps } from '../fields/Field.tsx';
import { lazyWithRetry } from '../parts/load/lazyWithRetry.tsx';
import css from './RichText.module.css';
import { RichTextStandIn, tellsSight } from './RichTextStandIn.tsx';
import type { UploadImage } from './uploadImage.ts';

const Editor = lazyWithRetry(() => import('./RichTextEditor.tsx'));

interface Props extends FieldProps {
  placeholder?: string;
  /** The largest length of the HTML; `RichText` of the SDK takes 200,000 characters. */
  maxLength?: number;
  /** Allows pictures in the text; give it together with `imageLimits`. */
  uploadImage?: UploadImage;
  imageLimits?: UploadLimits;
}

/** Formatted text: the value is HTML of `richTextTags`, '' if empty. The editor is loaded once its step is shown. */
export function RichText({ name, label, hint, optional, disabled, maxLength = 200_000, ...editor }: Props) {
  const { field, fieldState } = useController({ name, ...(disabled ? { disabled } : {}) });
  const [refused, setRefused] = useState<string>();
  const [isNear, setIsNear] = useState(!tellsSight());
  const picture = editor.uploadImage !== undefined;
  const near = useCallback(() => setIsNear(true), []);
  const focused = useRef(false);
  const html = String(field.value ?? '');
  const remaining = maxLength - html.length;
  return (
    <FieldGroup label={label} hint={hint} optional={optional} error={refused ?? fieldState.error?.message}>
      {({ labelledBy, describedBy }) => {
        const standIn = (
          <RichTextStandIn {...{ name, label, labelledBy, describedBy, picture, near, focused }} isComing={isNear} />
        );
        return (
          <>
            {isNear ? (
              <Suspense fallback={standIn}>
                <Editor
                  {...editor}
                  name={name}
                  label={label}
                  labelledBy={labelledBy}
                  describedBy={describedBy}
                  invalid={fieldState.invalid}
                  disabled={field.disabled === true}
                  value={html}
                  onChange={field.onChange}
                  onBlur={field.onBlur}
                  onRefused={setRefused}
                  focused={focused}
                />
              </Suspense>
            ) : (
              standIn
            )}
            {remaining <= maxLength * 0.1 && (
              <p className={css.left} data-over={remaining < 0 || undefined} role="status">
                {remaining < 0
                  ? `Лишние ${plural(-remaining, 'знак', 'знака', 'знаков')}`
                  : `Осталось ${plural(remaining, 'знак', 'знака', 'знаков')}`}
              </p>
            )}
          </>
        );
      }}
    </FieldGroup>
  );
}
