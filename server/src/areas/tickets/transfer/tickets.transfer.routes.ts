import { renameTicket, transferTicket } from '@venue/sdk/tickets';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { transact } from '../../../core/db/transact.ts';
import { handle } from '../../../core/http/handle.ts';
import { spendCode } from '../../codes/codes.service.ts';
import { phoneEnding } from '../tickets.presenter.ts';
import { mustBeHolder, readTicket, shownTicket } from '../tickets.read.service.ts';
import type { HeldTicket } from '../tickets.store.ts';
import { passOn, rename } from './tickets.transfer.service.ts';

/** Changes of tickets by their holders, with an account or by a code sent to their phone. */
export const ticketsTransferRoutes = [
  handle(renameTicket, async ({ slug, body: { name, confirmation } }, context) => ({
    message: await asHolder(context, { slug, confirmation }, async (tx, held) =>
      shownTicket({ ...context, db: tx }, await rename(tx, context, held, name.trim())),
    ),
  })),

  handle(transferTicket, async ({ slug, body: { name, phone, email = '', confirmation } }, context) => ({
    message: await asHolder(context, { slug, confirmation }, async (tx, held) => {
      const { ticket } = await passOn(tx, context, held, { name: name.trim(), phone, email });
      return { ticketNumber: ticket.id, holderName: ticket.name, phoneEnding: phoneEnding(ticket.phone) };
    }),
  })),
];

interface Request {
  readonly slug: string;
  readonly confirmation: Parameters<typeof mustBeHolder>[2];
}

/** Does this in a transaction for the holder of a ticket. */
async function asHolder<T>(
  context: Context,
  { slug, confirmation }: Request,
  act: (tx: Db, held: HeldTicket) => Promise<T>,
): Promise<T> {
  const held = await readTicket(context, slug);
  await mustBeHolder(context, held, confirmation);
  return transact(context, async tx => {
    // guard: tickets.transfer.test.ts
    if (confirmation) await spendCode(tx, confirmation.smsuid, context.now);
    return act(tx, held);
  });
}
