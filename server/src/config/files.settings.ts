import * as z from 'zod/mini';
import { onOff, urlOf } from './schemas.ts';
import { setting } from './setting.ts';

const place = z.enum(['folder', 's3']);

/** Where uploaded and generated files are kept. */
export const fileSettings = {
  files: setting({
    name: 'FILES',
    fallback: 'folder',
    meaning: 'Place of uploaded files: the folder DATA_DIR/files, or a bucket of S3 that several servers may share.',
    allowed: 'folder or s3',
    schema: place,
  }),
  filesAlso: setting({
    name: 'FILES_ALSO',
    fallback: null,
    shownDefault: 'none',
    meaning:
      'Second place, in which files are looked for and removed too while `npm run move-files -w server` moves them; see decision 76.',
    allowed: 'folder or s3, the one that FILES is not',
    schema: place,
  }),
  s3Endpoint: setting({
    name: 'S3_ENDPOINT',
    fallback: null,
    shownDefault: 'none',
    meaning: 'Address of the S3 service; required with FILES=s3.',
    allowed: 'an https address (http only on localhost)',
    schema: urlOf(/^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)[:/])/),
  }),
  s3Region: setting({
    name: 'S3_REGION',
    fallback: 'us-east-1',
    meaning: 'Region of the bucket, as the service names it.',
    allowed: 'lower-case letters, digits and hyphens',
    schema: z.string().check(z.regex(/^[a-z0-9-]+$/)),
  }),
  s3Bucket: setting({
    name: 'S3_BUCKET',
    fallback: null,
    shownDefault: 'none',
    meaning: 'Private bucket, with nothing else than our files below files/; required with FILES=s3.',
    allowed: 'the name of a bucket',
    schema: z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)),
  }),
  s3AccessKey: setting({
    name: 'S3_ACCESS_KEY',
    fallback: null,
    shownDefault: 'none',
    meaning: 'Id of the key to the bucket; required with FILES=s3.',
    allowed: 'what the service issued',
    confidential: true,
    schema: z.string().check(z.regex(/^[\x21-\x7e]+$/)),
  }),
  s3SecretKey: setting({
    name: 'S3_SECRET_KEY',
    fallback: null,
    shownDefault: 'none',
    meaning: 'Secret of the key to the bucket; required with FILES=s3.',
    allowed: 'what the service issued',
    confidential: true,
    schema: z.string().check(z.regex(/^[\x21-\x7e]+$/)),
  }),
  s3PathStyle: setting({
    name: 'S3_PATH_STYLE',
    fallback: 'on',
    meaning: 'Name the bucket in the path of an address, which every service understands; off names it in the host.',
    allowed: 'on or off',
    schema: onOff,
  }),
  s3Encryption: setting({
    name: 'S3_ENCRYPTION',
    fallback: 'AES256',
    meaning: 'Encryption that the service is asked for with each file, on top of our own; none if it has none.',
    allowed: 'AES256, aws:kms or none',
    schema: z.enum(['AES256', 'aws:kms', 'none']),
  }),
};
