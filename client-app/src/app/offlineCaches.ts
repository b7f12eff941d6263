// A copy of the worker's names, which loads none of the app's files. A test compares the two.

/** The cache of replies by what was asked for. A sign-out deletes it. */
export const REPLIES = 'offline-replies';
/** The cache of the app's scripts, styles and fonts, and of the page without content. */
export const FILES = 'offline-files';
