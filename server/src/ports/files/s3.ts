import { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  type PutObjectCommandInput,
  paginateListObjectsV2,
  type S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { ApiFailure } from '@venue/sdk';
import { type FileStore, isFileName, mustBeFileName, type Part } from './files.ts';
import { checkBucket } from './s3.check.ts';
import { ATTEMPTS, clientOf, PATIENCE, PREFIX, type S3Options } from './s3.client.ts';
import { spoolIn } from './spool.ts';

const MEGABYTE = 1024 * 1024;
/** What one request writes; S3 takes no smaller parts. */
const PART = 5 * MEGABYTE;
/** What one request reads; each reader of a file has one or two of them in memory. */
const PIECE = MEGABYTE;

const isMissing = (error: unknown) => error instanceof Error && ['NotFound', 'NoSuchKey'].includes(error.name);

/** Files in a private bucket of S3. Whatever the bucket's trouble is, callers are told to come back later. */
export function s3Store(options: S3Options): FileStore {
  const { bucket: Bucket, encryption, patience = PATIENCE } = options;
  const client = clientOf(options);
  const spool = spoolIn(options.spool);
  const at = (name: string) => {
    mustBeFileName(name);
    return { Bucket, Key: `${PREFIX}${name}` };
  };
  /** Undefined when there is no such file. */
  async function unlessMissing<T>(ask: () => Promise<T>): Promise<T | undefined> {
    try {
      return await ask();
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw away(error);
    }
  }
  const head = (name: string) =>
    isFileName(name) ? unlessMissing(() => client.send(new HeadObjectCommand(at(name)))) : Promise.resolve(undefined);

  /** One piece of a file and the size of the whole, at most `PIECE` bytes. */
  async function piece(name: string, { first, last }: Part) {
    const Range = `bytes=${first}-${Math.min(last, first + PIECE - 1)}`;
    for (let attempt = 1; ; attempt++) {
      const late = new AbortController();
      const request = client.send(new GetObjectCommand({ ...at(name), Range }), { abortSignal: late.signal });
      const reply = await request.catch((error: unknown) => {
        // An empty file has no first byte.
        if (error instanceof Error && error.name === 'InvalidRange') return { Body: undefined, ContentRange: '/0' };
        throw error;
      });
      // The client itself neither limits nor repeats what comes after the head of a reply.
      const timer = setTimeout(() => late.abort(), patience);
      try {
        const data = (await reply.Body?.transformToByteArray()) ?? new Uint8Array();
        return { data, whole: Number(/\/(\d+)$/.exec(reply.ContentRange ?? '')?.[1] ?? data.length) };
      } catch (error) {
        if (attempt === ATTEMPTS) throw error;
      } finally {
        clearTimeout(timer);
      }
    }
  }

  // In pieces, so that a slow reader keeps no connection to the bucket, and a cut one costs a piece.
  async function* pieces(name: string, first: Uint8Array, next: number, last: number): AsyncGenerator<Uint8Array> {
    yield first;
    for (let from = next; from <= last; ) {
      const { data } = await piece(name, { first: from, last }).catch((error: unknown) => {
        throw away(error);
      });
      if (data.length === 0) throw away(new Error(`${name} ends before byte ${last}`));
      yield data;
      from += data.length;
    }
  }

  const store: FileStore = {
    ...spool,
    async put(name, data) {
      const params: PutObjectCommandInput = {
        ...at(name),
        Body: Buffer.isBuffer(data) ? data : Readable.from(data),
        // Nobody but this server reads the bucket; by mistake a browser would only save the file.
        ContentType: 'application/octet-stream',
        ContentDisposition: 'attachment',
        // guard: s3.test.ts
        ...(encryption === 'none' ? {} : { ServerSideEncryption: encryption }),
      };
      await new Upload({ client, params, partSize: PART }).done().catch((error: unknown) => {
        throw away(error);
      });
    },
    has: async name => (await head(name)) !== undefined,
    async read(name, part) {
      if (!isFileName(name)) return undefined;
      const begin = await unlessMissing(() => piece(name, part ?? { first: 0, last: PIECE - 1 }));
      if (!begin) return undefined;
      const first = part?.first ?? 0;
      const last = Math.min(part?.last ?? begin.whole - 1, begin.whole - 1);
      const data = Readable.from(pieces(name, begin.data, first + begin.data.length, last), { objectMode: false });
      return { data, size: last - first + 1 };
    },
    size: async name => (await head(name))?.ContentLength,
    async bytes(name) {
      mustBeFileName(name);
      const opened = await store.read(name);
      if (!opened) throw new Error(`there is no file ${name}`);
      return Buffer.concat(await opened.data.toArray());
    },
    async remove(name) {
      await unlessMissing(() => client.send(new DeleteObjectCommand(at(name))));
    },
    async writtenBefore(moment) {
      const names: string[] = [];
      const pages = paginateListObjectsV2({ client }, { Bucket, Prefix: PREFIX });
      try {
        for await (const { Contents = [] } of pages)
          for (const { Key = '', LastModified } of Contents) {
            const name = Key.slice(PREFIX.length);
            // guard: s3.test.ts
            if (isFileName(name) && LastModified && LastModified < moment) names.push(name);
          }
      } catch (error) {
        throw away(error);
      }
      return names;
    },
    async removeWrittenBefore(name, moment) {
      const written = (await head(name))?.LastModified;
      if (!written || written >= moment) return false;
      await store.remove(name);
      return true;
    },
    async removeUnfinished(before) {
      await spool.removeUnfinished(before);
      await unlessMissing(() => abortUploads(client, Bucket, before));
    },
    isCommon: true,
    async answers() {
      await client.send(new HeadBucketCommand({ Bucket }));
      return true;
    },
    check: () => checkBucket(options),
  };
  return store;
}

/** Ends the uploads in parts that were begun before a moment and never completed: their parts are stored and paid for. */
async function abortUploads(client: S3Client, Bucket: string, before: Date): Promise<void> {
  let next: { KeyMarker?: string; UploadIdMarker?: string } = {};
  for (;;) {
    const page = await client.send(new ListMultipartUploadsCommand({ Bucket, Prefix: PREFIX, ...next }));
    // guard: s3.test.ts
    for (const { Key, UploadId, Initiated } of page.Uploads ?? [])
      if (Initiated && Initiated < before)
        await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }));
    if (!page.IsTruncated || !page.NextKeyMarker) return;
    next = {
      KeyMarker: page.NextKeyMarker,
      ...(page.NextUploadIdMarker ? { UploadIdMarker: page.NextUploadIdMarker } : {}),
    };
  }
}

/** What callers are told when the bucket does not do its part; the cause is logged. */
const away = (cause: unknown): Error =>
  cause instanceof ApiFailure || cause instanceof TypeError
    ? cause
    : new ApiFailure('unavailable', { retryAfter: 5, cause });
