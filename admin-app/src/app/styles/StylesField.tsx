import type { AnyCall, AnyKind } from '@venue/sdk';
import { Formatted } from '@venue/shared-ui/parts/record/Formatted.tsx';
import { oursOf } from '@venue/shared-ui/rich-text/RichText.html.ts';
import { useWatch } from 'react-hook-form';
import { CssField } from './CssField.tsx';
import { useRecordLook } from './useRecordLook.ts';

interface Props {
  kind: AnyKind;
  id: number;
  /** The call that saves styles; with `preview` it only returns their address. */
  css: AnyCall;
  /** The CSS class that the styles are scoped to. */
  scope: string;
  /** Name of the field with the formatted text that the styles apply to. */
  text: string;
}

/** The styles of a record within its form, previewed on its text during typing. */
export function StylesField({ kind, id, css, scope, text }: Props) {
  const html = String(useWatch({ name: text }));
  return (
    <CssField name="cssStyle" scope={scope} look={useRecordLook(kind, id, css)}>
      {/* The server has not sanitized this text yet. */}
      {html === '' ? (
        <p>Текста пока нет: напишите его, и&nbsp;стили будет видно на&nbsp;нём.</p>
      ) : (
        <Formatted html={oursOf(html)} />
      )}
    </CssField>
  );
}
