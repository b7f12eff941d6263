import { letterAudience } from '@venue/sdk/mailing/model';
import type { DemoData } from '../../area/demo.ts';
import { mailingLetter } from './mailing.table.ts';

/** A letter that waits to be sent. */
export const mailingDemo: DemoData = {
  seed: async (tx, { now }) => {
    await tx.insert(mailingLetter).values({
      subject: 'Декабрь на\u00a0площадке',
      preview: 'Открытые мастерские, ярмарка и\u00a0новая студия',
      body: '<p>Здравствуйте!</p><p>В\u00a0декабре у\u00a0нас открытые мастерские и\u00a0ярмарка. Что и\u00a0когда\u00a0— <a href="/app/events">в\u00a0афише</a>.</p>',
      audience: letterAudience.everyone,
      createdAt: now,
      updatedAt: now,
    });
  },
};
