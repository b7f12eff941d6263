import { forbiddenRules } from '@venue/sdk';

/** What staff read when they lack a right, wherever they meet it. */
export const DENIED = forbiddenRules.profile_denied.texts.staff;
