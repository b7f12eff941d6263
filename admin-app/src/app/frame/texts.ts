import { forbiddenRules } from '@venue/sdk';

/** The text shown to staff wherever they lack a permission. */
export const DENIED = forbiddenRules.profile_denied.texts.staff;
