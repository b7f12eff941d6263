import { S3Client } from '@aws-sdk/client-s3';
import type { Config } from '../../config.ts';

export const ATTEMPTS = 3;
export const PATIENCE = 10_000;
/** Everything of ours in the bucket begins with it: the sweep must not touch what others keep there. */
export const PREFIX = 'files/';

export interface S3Options {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly pathStyle: boolean;
  readonly encryption: Config['s3Encryption'];
  /** Folder for temporary files of this machine. */
  readonly spool: string;
  /** Milliseconds one request may take, and a fifth of them its connection. */
  readonly patience?: number;
}

/** A client of the bucket that signs its requests, unless it is to find out what strangers may do. */
export function clientOf(options: S3Options, signs = true): S3Client {
  const { endpoint, region, accessKeyId, secretAccessKey, pathStyle, patience = PATIENCE } = options;
  return new S3Client({
    endpoint,
    region,
    forcePathStyle: pathStyle,
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: ATTEMPTS,
    // Services other than Amazon's do not know the newer checksums; the signature covers the content anyway.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: patience / 5,
      requestTimeout: patience,
      throwOnRequestTimeout: true,
      socketTimeout: patience,
    },
    ...(signs ? {} : { signer: { sign: async request => request } }),
  });
}
