import { APP_BASE } from '@venue/shared-ui/shell/area.ts';

/**
 * Loads the back office anew at the person's home page: nothing that was read with other rights stays on screen or in
 * memory.
 */
export const startAgain = (): void => window.location.assign(`${APP_BASE}/admin/`);
