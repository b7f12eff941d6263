import { failedAt } from '@venue/sdk';
import { giveConsent } from '@venue/sdk/privacy';
import type { ConsentPurpose } from '@venue/sdk/privacy/model';
import { useSend } from '@venue/shared-ui/data/useSend.ts';

/** Gives the consent to a purpose in its present wording. */
export function useConsent(purpose: ConsentPurpose) {
  const { send, busy } = useSend(giveConsent, { done: 'Согласие дано', failed: failedAt('сохранении согласия') });
  return { give: () => send({ body: { purpose } }), busy };
}
