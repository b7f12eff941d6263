import type { Push, PushData } from '@venue/sdk';
import { usePush } from '@venue/shared-ui/data/useLive.ts';
import { notify } from '@venue/shared-ui/parts/message/notify.ts';

/** Shows a note for each message of a kind; without a text there is no note. */
export function useNote<P extends Push>(push: P, text: (data: PushData<P>) => string | undefined): void {
  usePush(push, data => {
    const message = text(data);
    if (message) notify.info(message);
  });
}
