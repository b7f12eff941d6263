import { decisionFails } from '../schema/decision.ts';
import { done } from '../schema/fields.ts';
import { uploadFails } from '../schema/uploads.ts';

/**
 * What the usual calls of staff for one kind of record have in common: `call({ ...save, id: …, path: …, … })`. Each call
 * adds what is its own, and may say something else than this.
 */
/* @__NO_SIDE_EFFECTS__ */
export function staffCalls<const Area extends string>(area: Area, section: string) {
  const read = { method: 'POST', access: `${area}.read`, reads: [area], section } as const;
  const write = { method: 'POST', access: `${area}.manage`, changes: [area], section } as const;
  return {
    list: read,
    read: { ...read, fails: ['not_found'] },
    create: { ...write, repeat: 'idempotency-key' },
    save: { ...write, repeat: 'idempotency-key' },
    remove: { ...write, reply: done, fails: ['not_found'], repeat: 'idempotency-key' },
    decide: { ...write, reply: done, fails: decisionFails, repeat: 'idempotency-key' },
    place: { ...write, reply: done, fails: ['not_found'], repeat: 'safe' },
    /** Uploads its only picture. */
    onePicture: {
      ...write,
      upload: ['file'],
      fails: ['not_found', ...uploadFails],
      repeat: 'idempotency-key',
    },
  } as const;
}
