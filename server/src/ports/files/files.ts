import type { Readable } from 'node:stream';

/** Stores uploaded and generated files by name. Names are made by the server, never taken from a user. */
export interface FileStore {
  /** Writes a whole file, over a former one of this name; a write that fails leaves nothing. */
  put(name: string, data: Buffer | AsyncIterable<Uint8Array>): Promise<void>;
  /**
   * Writes incoming data to a temporary file of this machine, to be checked before any of it is kept. The caller removes
   * it; after a crash it is removed as unfinished.
   */
  receive(data: AsyncIterable<Uint8Array>): Promise<ReceivedFile>;
  has(name: string): Promise<boolean>;
  /** Undefined when there is no such file. With `part`, the bytes from `first` to `last`, both included. */
  read(name: string, part?: Part): Promise<OpenedFile | undefined>;
  /** Bytes of a file; undefined when there is no such file. */
  size(name: string): Promise<number | undefined>;
  /** The whole file; throws when there is no such file. */
  bytes(name: string): Promise<Buffer>;
  /** Removes a file; one that is not there is no error. */
  remove(name: string): Promise<void>;
  /** Names of the files that were last written before a moment. */
  writtenBefore(moment: Date): Promise<string[]>;
  /** Removes a file if it was last written before a moment; returns whether it did. */
  removeWrittenBefore(name: string, moment: Date): Promise<boolean>;
  /** Whether the largest allowed upload still fits on the disk of this machine, in addition to `more` bytes. */
  hasRoom(more?: number): Promise<boolean>;
  /** Removes what was begun before a moment and never finished. */
  removeUnfinished(before: Date): Promise<void>;
  /** All servers have the same place: one that cannot reach it is no worse than the others, and serves the rest. */
  readonly isCommon: boolean;
  /** Whether the place of the files answers now. */
  answers(): Promise<boolean>;
  /** Tries everything the server needs of the place; throws `BadSetting`, which names the setting to mend. */
  check(): Promise<void>;
}

/** Bytes of a file, both included. */
export interface Part {
  readonly first: number;
  readonly last: number;
}

/** A file that is being read. */
interface OpenedFile {
  readonly data: Readable;
  /** Bytes that `data` gives. */
  readonly size: number;
}

/** A received file that no record refers to yet. */
export interface ReceivedFile {
  readonly path: string;
  remove(): Promise<void>;
}

/** Whether the server makes such names. */
export const isFileName = (name: string): boolean => /^[a-z0-9][a-z0-9-]*(\.[a-z0-9]+)?$/.test(name);

export function mustBeFileName(name: string): void {
  // guard: files.contract.test.ts
  if (!isFileName(name)) throw new TypeError(`not a file name: ${name}`);
}
