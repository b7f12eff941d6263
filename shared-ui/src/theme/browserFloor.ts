/**
 * The oldest browsers the apps are made for, as a target of the build: it writes the prefixes they need. What they lack
 * is asked for in boot.js, which tells people below this line.
 */
export const browserFloor = ['chrome111', 'firefox121', 'safari16.4'];
