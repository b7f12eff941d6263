import { readOutbox } from '@venue/sdk/demo';
import { handle } from '../../core/http/handle.ts';
import { latestLetters } from './outbox.store.ts';

/** Mounted only while the demo setting is on. */
export const demoRoutes = [
  handle(readOutbox, async ({ query: { to } }, { db }) => {
    const rows = await latestLetters(db, to);
    const letters = rows.map(({ id, kind, recipient, subject, body, createdAt }) => ({
      id,
      kind,
      to: recipient,
      subject,
      text: body,
      at: createdAt.toISOString(),
    }));
    return { message: { letters } };
  }),
];
