import type { AnyCall, AnyKind } from '@venue/sdk';
import { Formatted } from '@venue/shared-ui/parts/Formatted.tsx';
import { oursOf } from '@venue/shared-ui/rich-text/RichText.html.ts';
import { useWatch } from 'react-hook-form';
import { CssField } from './CssField.tsx';
import { useRecordLook } from './useRecordLook.ts';

interface Props {
  kind: AnyKind;
  id: number;
  /** Saves styles; with `preview` it answers their address alone. */
  css: AnyCall;
  /** The class the styles are confined to. */
  scope: string;
  /** The field of the formatted text that wears them. */
  text: string;
}

/** The styles of a record within its form, shown on its text as it is typed. */
export function StylesField({ kind, id, css, scope, text }: Props) {
  const html = String(useWatch({ name: text }));
  return (
    <CssField name="cssStyle" scope={scope} look={useRecordLook(kind, id, css)}>
      {/* The server has not seen it yet. */}
      {html === '' ? (
        <p>Текста пока нет: напишите его, и&nbsp;стили будет видно на&nbsp;нём.</p>
      ) : (
        <Formatted html={oursOf(html)} />
      )}
    </CssField>
  );
}
