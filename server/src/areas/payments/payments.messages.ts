import { recordsChanged } from '@venue/sdk';
import type { LiveMessage } from '../../core/liveMessage.ts';
import { toTopic } from '../../core/publish.ts';

/** Tells staff that the list of refunds that wait for them has changed. */
export const queueMessage = (): LiveMessage => toTopic(recordsChanged, 'staff', { tags: ['bookings'] });
