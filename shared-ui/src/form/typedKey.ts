/** Keys of the tab's storage under which forms keep what was typed begin with it. */
export const TYPED = 'typed:';
