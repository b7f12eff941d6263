import { existsSync } from 'node:fs';
import { access, constants, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { BadSetting } from '../config/badSetting.ts';
import type { Config } from '../config.ts';
import { openFiles } from '../ports/files/open.ts';
import { type Finding, failure, ok, reasonOf, warning } from './finding.ts';

const GIB = 2 ** 30;

/** Whether files can be stored, and nobody else can read them. Writes one probe file, and removes it. */
export async function fileFindings(config: Config): Promise<Finding[]> {
  const { dataDir } = config;
  if (!existsSync(dataDir)) return [await ofFirstStart(dataDir)];
  const { uid } = await stat(dataDir);
  // What root makes here could not be written by the server.
  if (process.getuid?.() === 0 && uid !== 0)
    return [
      failure('files', `DATA_DIR (${dataDir}) belongs to the user ${uid}, and this runs as root: run it as that user.`),
    ];
  const files = await openFiles(config);
  const place = config.files === 's3' ? `The bucket ${config.s3Bucket}` : `The folder ${join(dataDir, 'files')}`;
  const stored = await files.check().then(
    () => ok('files', `${place} can be written, read and cleaned.`),
    error =>
      failure(
        'files',
        `No file can be uploaded or read, and no server can start: ${reasonOf(error)}${error instanceof BadSetting ? '' : ` (${place})`}`,
      ),
  );
  return [stored, ...(await ofReaders(dataDir)), await ofDisk(dataDir, await files.hasRoom())];
}

async function ofFirstStart(dataDir: string): Promise<Finding> {
  let parent = dirname(dataDir);
  while (!existsSync(parent)) parent = dirname(parent);
  return access(parent, constants.W_OK).then(
    () => ok('files', `DATA_DIR (${dataDir}) is not there yet: the first start makes it.`),
    () => failure('files', `DATA_DIR (${dataDir}) cannot be made in ${parent} by this user: make it, and chown it.`),
  );
}

/** Files of a folder are personal data too, and only sealed where they are most sensitive. */
async function ofReaders(dataDir: string): Promise<Finding[]> {
  const open: string[] = [];
  for (const name of ['files', 'pg', 'secret']) {
    const folder = await stat(join(dataDir, name)).catch(() => undefined);
    // guard: server/src/doctor/doctor.test.ts
    if (folder && (folder.mode & 0o077) !== 0) open.push(name);
  }
  return open.map(name =>
    failure(
      'files',
      `Other users of this machine may read DATA_DIR/${name}: run \`chmod go= ${join(dataDir, name)}\`.`,
    ),
  );
}

async function ofDisk(dataDir: string, hasRoom: boolean): Promise<Finding> {
  const { bavail, bsize } = await statfs(dataDir);
  const free = `${((bavail * bsize) / GIB).toFixed(1)} GB free on the disk with DATA_DIR`;
  if (!hasRoom) return failure('disk', `${free}: uploads are refused and the server takes no requests. Make room.`);
  return bavail * bsize < GIB
    ? warning('disk', `${free}: soon uploads are refused. Make room.`)
    : ok('disk', `${free}.`);
}
