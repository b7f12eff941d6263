import {
  type AnyCall,
  ApiFailure,
  FILE_NAME_LENGTH,
  failureTexts,
  MEGABYTE,
  type UploadLimits,
  uploadFieldsOf,
} from '@venue/sdk';
import type { FastifyRequest } from 'fastify';
import { fileTypeFromBuffer } from 'file-type';
import { plainName, refuseUnplain } from './plainText.ts';

/**
 * The body of a call with files: its text fields, and its files in memory, each with its type detected from the
 * content.
 */
export async function readUpload(call: AnyCall, request: FastifyRequest): Promise<Record<string, unknown>> {
  if (!request.isMultipart()) throw new ApiFailure('unsupported_type');
  const fields = uploadFieldsOf(call);
  const fileSize = Math.max(...fields.map(({ limits }) => limits.megabytes)) * MEGABYTE;
  const body: Record<string, unknown> = {};
  const files: Record<string, File[]> = {};
  for await (const part of request.parts({ limits: { fileSize } })) {
    const field = fields.find(({ name }) => name === part.fieldname);
    refuseUnplain({ [part.fieldname]: part.type === 'field' ? part.value : part.filename });
    if (part.type === 'field') body[part.fieldname] = part.value;
    else if (!field) part.file.resume();
    else {
      files[field.name] ??= [];
      const received = files[field.name] ?? [];
      if (received.length >= (field.most ?? Number.POSITIVE_INFINITY)) {
        // One too many is not kept in memory: the call's own rule refuses their number.
        part.file.resume();
        received.push(new File([], ''));
        continue;
      }
      const data = await bytesOf(part, field.name);
      received.push(await fileOf({ field: field.name, name: part.filename, data }, field.limits));
    }
  }
  for (const { name, many } of fields) body[name] = many ? (files[name] ?? []) : files[name]?.[0];
  return body;
}

async function bytesOf(part: { toBuffer(): Promise<Buffer> }, field: string): Promise<Buffer> {
  try {
    return await part.toBuffer();
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

async function fileOf({ field, name, data }: Received, { megabytes, types }: UploadLimits): Promise<File> {
  if (name.length > FILE_NAME_LENGTH) throw refusal('file_name_too_long', field);
  if (data.length > megabytes * MEGABYTE) throw refusal('file_too_big', field);
  const type = (await fileTypeFromBuffer(data))?.mime ?? 'application/octet-stream';
  if (types.length > 0 && !types.includes(type)) throw refusal('file_type_wrong', field);
  return new File([new Uint8Array(data)], plainName(name), { type });
}

/** The failure with its text at the field of the file. */
const refusal = (code: 'file_too_big' | 'file_type_wrong' | 'file_name_too_long', field: string, cause?: unknown) =>
  new ApiFailure(code, { fields: { [field]: failureTexts[code] }, cause });
