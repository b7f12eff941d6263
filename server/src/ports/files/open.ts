import { join } from 'node:path';
import type { Config } from '../../config.ts';
import type { FileStore } from './files.ts';
import { folderStore } from './folder.ts';
import { twoPlaces } from './moving.ts';

type FileSettings = Pick<
  Config,
  | 'files'
  | 'filesAlso'
  | 'dataDir'
  | 's3Endpoint'
  | 's3Region'
  | 's3Bucket'
  | 's3AccessKey'
  | 's3SecretKey'
  | 's3PathStyle'
  | 's3Encryption'
>;

/** One of the two places of files. */
export async function openPlace(place: Config['files'], config: FileSettings): Promise<FileStore> {
  const folder = join(config.dataDir, 'files');
  if (place === 'folder') return folderStore(folder);
  const { s3Endpoint = '', s3Bucket = '', s3AccessKey = '', s3SecretKey = '' } = config;
  // Loaded when it is used: its client takes 35 MB of memory.
  const { s3Store } = await import('./s3.ts');
  return s3Store({
    endpoint: s3Endpoint,
    region: config.s3Region,
    bucket: s3Bucket,
    accessKeyId: s3AccessKey,
    secretAccessKey: s3SecretKey,
    pathStyle: config.s3PathStyle,
    encryption: config.s3Encryption,
    spool: folder,
  });
}

/** The store of uploaded and generated files that the settings choose. */
export async function openFiles(config: FileSettings): Promise<FileStore> {
  const first = await openPlace(config.files, config);
  return config.filesAlso === undefined ? first : twoPlaces(first, await openPlace(config.filesAlso, config));
}
