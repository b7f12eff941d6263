import type { AnyCall, AnyKind, Input } from '@venue/sdk';
import { useApi } from '@venue/shared-ui/data/ApiProvider.tsx';
import { Formatted } from '@venue/shared-ui/parts/Formatted.tsx';
import { oursOf } from '@venue/shared-ui/rich-text/RichText.html.ts';
import { useFormContext, useWatch } from 'react-hook-form';
import { CssField } from './CssField.tsx';

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
  const { client } = useApi();
  const { getValues } = useFormContext();
  const html = String(useWatch({ name: text }));
  return (
    <CssField
      name="cssStyle"
      scope={scope}
      look={async (cssStyle, signal) => {
        const input = { body: { [kind.id]: id, cssStyle, version: getValues('version'), preview: true } };
        // The names of the body are those of the declaration; the call itself checks them when it is sent.
        const reply = await client.send(css, input as Input<AnyCall>, { signal });
        return (reply as { readonly message: { readonly cssUrl: string | null } }).message.cssUrl;
      }}
    >
      {/* The server has not seen it yet. */}
      {html === '' ? (
        <p>Текста пока нет: напишите его, и&nbsp;стили будет видно на&nbsp;нём.</p>
      ) : (
        <Formatted html={oursOf(html)} />
      )}
    </CssField>
  );
}
