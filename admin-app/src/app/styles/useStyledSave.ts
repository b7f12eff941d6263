import type { AnyCall, AnyKind, Input } from '@venue/sdk';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { same } from '@venue/shared-ui/form/mergeThreeWay.ts';
import type { EditedValues, SaveHow } from '../record/form/useRecordForm.ts';
import { useSaveCall } from '../record/form/useSaveCall.ts';
import type { RecordOf } from '../record/RecordPage.tsx';

type Styled = EditedValues & { readonly cssStyle: string };

/** Saves the changes of a record whose styles have a separate call: first the styles, then the other fields. */
export function useStyledSave<C extends AnyCall>(kind: AnyKind, css: AnyCall, call: C, id: number) {
  const { refused, failed } = kind.texts.update;
  const { send: saveCss } = useSend(css, { refused, failed });
  const saveWords = useSaveCall(kind, call, id);

  return async ({ cssStyle, ...words }: Styled, how: SaveHow<Styled>): Promise<RecordOf<C> | undefined> => {
    const { cssStyle: oldStyle, ...oldWords } = how.base;
    let { version } = words;
    let styled: RecordOf<C> | undefined;
    if (cssStyle !== oldStyle) {
      const input = { body: { [kind.id]: id, cssStyle, version } } as Input<AnyCall>;
      const reply = (await saveCss(input, { handles: how.handles })) as { readonly message: Styled } | undefined;
      if (!reply) return undefined;
      styled = reply.message as RecordOf<C>;
      version = reply.message.version;
      // The styles are saved, even if the other fields are refused next.
      how.keep({ cssStyle: reply.message.cssStyle, version });
    }
    const changed = Object.entries(words).some(([name, value]) => !same(value, oldWords[name]));
    return styled && !changed && !how.move ? styled : saveWords({ ...words, version }, how);
  };
}
