import type { AnyKind } from '@venue/sdk';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { same } from '@venue/shared-ui/form/mergeThreeWay.ts';
import type { EditedValues, SaveHow } from '../record/form/useRecordForm.ts';
import { useSaveCall } from '../record/form/useSaveCall.ts';
import type { WriteCall } from '../record/recordCalls.ts';

type Styled = EditedValues & { readonly cssStyle: string };

/** Saves the changes of a record whose styles have a separate call: first the styles, then the other fields. */
export function useStyledSave<R extends Pick<Styled, 'version' | 'cssStyle'>>(
  kind: AnyKind,
  css: WriteCall<R>,
  call: WriteCall<R>,
  id: number,
) {
  const { refused, failed } = kind.texts.update;
  const { send: saveCss } = useSend(css, { refused, failed });
  const saveWords = useSaveCall(kind, call, id);

  return async ({ cssStyle, ...words }: Styled, how: SaveHow<Styled>): Promise<R | undefined> => {
    const { cssStyle: oldStyle, ...oldWords } = how.base;
    let { version } = words;
    let styled: R | undefined;
    if (cssStyle !== oldStyle) {
      const reply = await saveCss({ body: { [kind.id]: id, cssStyle, version } }, { handles: how.handles });
      if (!reply) return undefined;
      styled = reply.message;
      version = styled.version;
      // The styles are saved, even if the other fields are refused next.
      how.keep({ cssStyle: styled.cssStyle, version });
    }
    const changed = Object.entries(words).some(([name, value]) => !same(value, oldWords[name]));
    return styled && !changed && !how.move ? styled : saveWords({ ...words, version }, how);
  };
}
