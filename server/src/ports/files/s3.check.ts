import { randomUUID } from 'node:crypto';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
  type S3ServiceException,
} from '@aws-sdk/client-s3';
import { BadSetting } from '../../config/badSetting.ts';
import { clientOf, PREFIX, type S3Options } from './s3.client.ts';

/** Writes, reads, lists and removes a file, and tries to read it as a stranger. Throws `BadSetting`. */
export async function checkBucket(options: S3Options): Promise<void> {
  const { bucket: Bucket, encryption } = options;
  const client = clientOf(options);
  const Key = `${PREFIX}probe-${randomUUID()}`;
  const tried = async (what: string, act: () => Promise<unknown>) => {
    try {
      return await act();
    } catch (error) {
      throw new BadSetting(whyNot(error as Error, what, options));
    }
  };
  const sealed = encryption === 'none' ? {} : { ServerSideEncryption: encryption };
  await tried('written', () => client.send(new PutObjectCommand({ Bucket, Key, Body: Key, ...sealed })));
  try {
    const isSame = await tried('read', async () => {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
      return (await Body?.transformToString()) === Key;
    });
    if (!isSame) throw new BadSetting(`S3_BUCKET=${Bucket} does not give back what was written`);
    await tried('listed', () => client.send(new ListObjectsV2Command({ Bucket, Prefix: PREFIX, MaxKeys: 1 })));
    await tried('searched for uploads that were not completed', () =>
      client.send(new ListMultipartUploadsCommand({ Bucket, Prefix: PREFIX, MaxUploads: 1 })),
    );
    // guard: s3.test.ts
    if (await isPublic(clientOf(options, false), Bucket, Key))
      throw new BadSetting(`S3_BUCKET=${Bucket} is public, and anybody could read its files: make it private`);
  } finally {
    await tried('cleaned', () => client.send(new DeleteObjectCommand({ Bucket, Key })));
  }
}

/** Whether somebody without a key may read a file or the list of files. */
async function isPublic(stranger: S3Client, Bucket: string, Key: string): Promise<boolean> {
  const may = (answer: Promise<unknown>) =>
    answer.then(
      () => true,
      () => false,
    );
  const seen = await Promise.all([
    may(stranger.send(new GetObjectCommand({ Bucket, Key }))),
    may(stranger.send(new ListObjectsV2Command({ Bucket, MaxKeys: 1 }))),
  ]);
  return seen.includes(true);
}

const settings: Readonly<Record<string, (options: S3Options) => string>> = {
  NoSuchBucket: ({ bucket }) => `S3_BUCKET=${bucket} does not exist`,
  InvalidAccessKeyId: () => 'S3_ACCESS_KEY (value not shown) is not known to the service',
  SignatureDoesNotMatch: () => 'S3_SECRET_KEY (value not shown) does not fit S3_ACCESS_KEY',
  AuthorizationHeaderMalformed: ({ region }) => `S3_REGION=${region} is not the region of the bucket`,
  PermanentRedirect: ({ region }) => `S3_REGION=${region} is not the region of the bucket`,
  NotImplemented: ({ encryption }) => `S3_ENCRYPTION=${encryption} is not known to the service`,
};

/** The setting to mend, and what the service answered. */
function whyNot(error: Error, what: string, options: S3Options): string {
  const message = `${error.name}: ${error.message}`.replace(/\s+/g, ' ');
  const code = settings[error.name];
  if (code) return `${code(options)} (${message})`;
  if ((error as S3ServiceException).$metadata?.httpStatusCode !== undefined)
    return `S3_BUCKET=${options.bucket} cannot be ${what} with S3_ACCESS_KEY (${message})`;
  return `S3_ENDPOINT=${options.endpoint} does not answer (${message})`;
}
