import type { AnyCall, AnyKind, Input } from '@venue/sdk';
import { useApi } from '@venue/shared-ui/data/ApiProvider.tsx';
import { useFormContext } from 'react-hook-form';
import type { Look } from './useCssLook.ts';

/** Asks what the styles typed in the form of a record would be; `css` saves them, and with `preview` only answers. */
export function useRecordLook(kind: AnyKind, id: number, css: AnyCall): Look {
  const { client } = useApi();
  const { getValues } = useFormContext();
  return async (cssStyle, signal) => {
    const input = { body: { [kind.id]: id, cssStyle, version: getValues('version'), preview: true } };
    // The names of the body are those of the declaration; the call itself checks them when it is sent.
    const reply = await client.send(css, input as Input<AnyCall>, { signal });
    return (reply as { readonly message: { readonly cssUrl: string | null } }).message.cssUrl;
  };
}
