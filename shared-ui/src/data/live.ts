import { createLive, type Live } from '@venue/sdk';

/** Opens the live channel. A file of its own, so that an app can fetch it after its first screen. */
export const openLive = (options: Parameters<typeof createLive>[0]): Live => createLive(options);
