import { ApiFailure } from '@venue/sdk';
import { readNotices, saveNotices } from '@venue/sdk/notices';
import { isOnOffer, type NoticeChoice } from '@venue/sdk/notices/model';
import { actorOf } from '../../core/context.ts';
import { transact } from '../../core/db/transact.ts';
import { handle } from '../../core/http/handle.ts';
import { reachOf } from '../accounts/accounts.store.ts';
import { choicesOf, saveChoices } from './notices.store.ts';

/** Throws `invalid_input` for a choice that nobody is offered, and for a kind named twice. */
function mustBeOnOffer(choices: readonly NoticeChoice[]): void {
  const broken = choices.findIndex(
    (choice, index) => !isOnOffer(choice) || choices.findIndex(({ about }) => about === choice.about) !== index,
  );
  // guard: notices.test.ts
  if (broken >= 0)
    throw new ApiFailure('invalid_input', { fields: { [`choices.${broken}.hours`]: 'Так выбрать нельзя' } });
}

export const noticesRoutes = [
  handle(readNotices, async (_input, context) => {
    const { userId } = actorOf(context);
    const { email } = await reachOf(context.db, userId);
    const canMail = email !== undefined && context.config.mail !== 'none';
    return { message: { choices: await choicesOf(context.db, userId), canMail } };
  }),

  handle(saveNotices, ({ body: { choices } }, context) =>
    transact(context, async tx => {
      mustBeOnOffer(choices);
      await saveChoices(tx, actorOf(context).userId, choices);
      return { message: { success: true } };
    }),
  ),
];
