/**
 * The oldest supported browsers, as the target of the build, which adds the prefixes they need. boot.js tests for
 * features that older browsers lack, and warns people who use one.
 */
export const browserFloor = ['chrome111', 'firefox121', 'safari16.4'];
