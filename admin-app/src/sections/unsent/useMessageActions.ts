import { failedAt } from '@venue/sdk';
import { dropMessage, retryMessage } from '@venue/sdk/unsent/admin';
import type { UnsentMessage } from '@venue/sdk/unsent/model';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import type { RowAction } from '@venue/shared-ui/grid/rowAction.ts';
import { confirm } from '@venue/shared-ui/parts/message/Confirm.tsx';
import { useCallback } from 'react';

const retryTexts = {
  done: 'Отправляем ещё раз',
  refused: 'Не удалось отправить ещё раз',
  failed: failedAt('повторной отправке'),
} as const;

const dropTexts = {
  done: 'Сообщение больше не\u00a0отправляется',
  refused: 'Не удалось снять с\u00a0отправки',
  failed: failedAt('снятии с\u00a0отправки'),
} as const;

const question = {
  title: 'Больше не\u00a0отправлять?',
  text: 'Сообщение исчезнет из\u00a0списка. Если оно важно, свяжитесь с\u00a0человеком сами.',
  yes: 'Не отправлять',
  danger: true,
} as const;

/** The actions that a message's `can` permits. */
export function useMessageActions(): (
  row: Pick<UnsentMessage, 'messageId' | 'status' | 'can'>,
) => readonly RowAction[] {
  const { send: retry } = useSend(retryMessage, retryTexts);
  const { send: drop } = useSend(dropMessage, dropTexts);
  return useCallback(
    ({ messageId, status: seen, can }) => [
      ...(can.includes('retry')
        ? [{ label: 'Отправить сейчас', run: () => retry({ body: { messageId, seen } }) }]
        : []),
      ...(can.includes('drop')
        ? [
            {
              label: 'Больше не\u00a0отправлять',
              danger: true,
              run: async () => {
                if (await confirm(question)) await drop({ body: { messageId, seen } });
              },
            },
          ]
        : []),
    ],
    [retry, drop],
  );
}
