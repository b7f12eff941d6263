import { openAsBlob } from 'node:fs';
import {
  type AnyCall,
  ApiFailure,
  FILE_NAME_LENGTH,
  failureTexts,
  MEGABYTE,
  typeRefusal,
  type UploadLimits,
  uploadFieldsOf,
} from '@venue/sdk';
import type { FastifyRequest } from 'fastify';
import { fileTypeFromBuffer } from 'file-type';
import type { FileStore, ReceivedFile } from '../../ports/files/files.ts';
import { plainName, refuseUnplain } from './plainText.ts';

/** Enough bytes of a file to detect its type. */
const HEAD = 4100;
/** Milliseconds for processing what was sent; the connection is idle meanwhile. */
const LONG_WORK = 15 * 60_000;

/** An uploaded file that stays on the disk until the call is answered. */
export class SpooledFile extends File {
  readonly onDisk: string;
  constructor(data: Blob, name: string, type: string, onDisk: string) {
    super([data], name, { type });
    this.onDisk = onDisk;
  }
}

/** Where large files are stored, and the list of those to remove once the call is answered. */
export interface Spool {
  readonly files: Pick<FileStore, 'receive' | 'hasRoom'>;
  readonly received: ReceivedFile[];
}

/**
 * The body of a call with files: its text fields, and its files in memory, or on the disk where the call says so, each
 * with its type detected from the content.
 */
export async function readUpload(
  call: AnyCall,
  request: FastifyRequest,
  spool: Spool,
): Promise<Record<string, unknown>> {
  if (!request.isMultipart()) throw new ApiFailure('unsupported_type');
  const fields = uploadFieldsOf(call);
  const fileSize = Math.max(...fields.map(({ limits }) => limits.megabytes)) * MEGABYTE;
  const body: Record<string, unknown> = {};
  const files: Record<string, File[]> = {};
  for await (const part of request.parts({ limits: { fileSize } })) {
    const field = fields.find(({ name }) => name === part.fieldname);
    refuseUnplain({ [part.fieldname]: part.type === 'field' ? part.value : part.filename });
    if (part.type === 'field') body[part.fieldname] = part.value;
    else if (!field) {
      part.file.resume();
      body[part.fieldname] ??= part.filename;
    } else {
      files[field.name] ??= [];
      const received = files[field.name] ?? [];
      if (received.length >= (field.most ?? Number.POSITIVE_INFINITY)) {
        // A file beyond the limit is not read into memory; the call's own rule then refuses the number of files.
        part.file.resume();
        received.push(new File([], ''));
        continue;
      }
      if (field.limits.spooled) {
        received.push(await spooled(part, request, field, spool));
        continue;
      }
      const data = await bytesOf(part.toBuffer(), field.name);
      received.push(await fileOf({ field: field.name, name: part.filename, data }, field.limits));
    }
  }
  // An injected request, as in tests, has no socket and so no timeout.
  request.socket.setTimeout?.(LONG_WORK);
  for (const { name, many } of fields) body[name] = many ? (files[name] ?? []) : files[name]?.[0];
  return body;
}

async function spooled(
  { file, filename }: { file: AsyncIterable<Uint8Array>; filename: string },
  request: FastifyRequest,
  { name: field, limits: { types, nameLength = FILE_NAME_LENGTH } }: { name: string; limits: UploadLimits },
  { files, received }: Spool,
): Promise<File> {
  if (filename.length > nameLength) throw refusal('file_name_too_long', field);
  if (!(await files.hasRoom(Number(request.headers['content-length'] ?? 0)))) throw new ApiFailure('unavailable');
  const spooled = await bytesOf(files.receive(file), field);
  received.push(spooled);
  const data = await openAsBlob(spooled.path);
  const type = await allowedType(new Uint8Array(await data.slice(0, HEAD).arrayBuffer()), types, field);
  return new SpooledFile(data, plainName(filename), type, spooled.path);
}

const typeOf = async (data: Uint8Array): Promise<string> =>
  (await fileTypeFromBuffer(data))?.mime ?? 'application/octet-stream';

async function bytesOf<T>(coming: Promise<T>, field: string): Promise<T> {
  try {
    return await coming;
  } catch (cause) {
    if ((cause as { code?: unknown }).code !== 'FST_REQ_FILE_TOO_LARGE') throw cause;
    throw refusal('file_too_big', field, cause);
  }
}

interface Received {
  readonly field: string;
  readonly name: string;
  readonly data: Buffer;
}

async function fileOf(
  { field, name, data }: Received,
  { megabytes, types, nameLength = FILE_NAME_LENGTH }: UploadLimits,
): Promise<File> {
  if (name.length > nameLength) throw refusal('file_name_too_long', field);
  if (data.length > megabytes * MEGABYTE) throw refusal('file_too_big', field);
  const type = await allowedType(data, types, field);
  return new File([new Uint8Array(data)], plainName(name), { type });
}

/** The type of a file detected from its content, which must be one of `types`; an empty list allows all. */
async function allowedType(data: Uint8Array, types: UploadLimits['types'], field: string): Promise<string> {
  const type = await typeOf(data);
  if (types.length > 0 && !types.includes(type)) {
    const text = data.length === 0 ? 'Файл пустой' : typeRefusal(type, types);
    throw refusal('file_type_wrong', field, undefined, text);
  }
  return type;
}

type Refusal = 'file_too_big' | 'file_type_wrong' | 'file_name_too_long';

/** The failure with its text at the field with the file. */
const refusal = (code: Refusal, field: string, cause?: unknown, text: string = failureTexts[code]) =>
  new ApiFailure(code, { fields: { [field]: text }, cause });
