import type { FileStore } from '../ports/files/files.ts';

/** A store that already has every file, so that no pictures are made; the demo's own test makes them. */
export const everyFile: FileStore = {
  put: async () => undefined,
  has: async () => true,
  read: async () => undefined,
  size: async () => undefined,
  bytes: async () => Buffer.alloc(0),
  remove: async () => undefined,
  writtenBefore: async () => [],
  removeWrittenBefore: async () => false,
  hasRoom: async () => true,
  receive: async () => ({ path: '', remove: async () => undefined }),
  removeUnfinished: async () => undefined,
  isCommon: false,
  answers: async () => true,
  check: async () => undefined,
};
