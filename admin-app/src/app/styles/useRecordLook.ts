import type { AnyCall, AnyKind, Input } from '@venue/sdk';
import { useApi } from '@venue/shared-ui/data/ApiProvider.tsx';
import { useFormContext } from 'react-hook-form';
import type { Look } from './useCssLook.ts';

/** Requests a preview of the styles typed in a record's form; `css` is the call that saves them without `preview`. */
export function useRecordLook(kind: AnyKind, id: number, css: AnyCall): Look {
  const { client } = useApi();
  const { getValues } = useFormContext();
  return async (cssStyle, signal) => {
    const input = { body: { [kind.id]: id, cssStyle, version: getValues('version'), preview: true } };
    // The cast is safe: the field names match the call's declaration, and the server validates the body.
    const reply = await client.send(css, input as Input<AnyCall>, { signal });
    return (reply as { readonly message: { readonly cssUrl: string | null } }).message.cssUrl;
  };
}
