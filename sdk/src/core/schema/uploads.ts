import * as z from 'zod/mini';
import { ownTexts } from '../client/failures.own.ts';
import type { AnyCall } from './call.ts';
import { QueryInt } from './fields.ts';

/**
 * The limits of one uploaded file; shared by the screen that shows them, the schema that checks them and the server.
 */
export interface UploadLimits {
  /** One megabyte is 1,048,576 bytes. */
  readonly megabytes: number;
  /** Content types, detected from the file's content; empty for any. */
  readonly types: readonly string[];
  /** The server streams it to disk, because it is too large for memory. */
  readonly spooled?: true;
  /** The longest name, if it is not `FILE_NAME_LENGTH`. */
  readonly nameLength?: number;
}

export const MEGABYTE = 1024 * 1024;
export const FILE_NAME_LENGTH = 100;

const nameOf = (file: Blob): string => ('name' in file ? String(file.name) : '');

/** Content types as Windows names them. */
const aliases: Readonly<Record<string, string>> = { 'application/x-zip-compressed': 'application/zip' };

/** A file of a multipart body; callers pass a Blob or a File. */
/* @__NO_SIDE_EFFECTS__ */
export function upload(limits: UploadLimits) {
  const { megabytes, types, nameLength = FILE_NAME_LENGTH } = limits;
  const schema = z
    .custom<Blob>(value => value instanceof Blob, 'Выберите файл')
    .check(
      z.refine(file => nameOf(file).length <= nameLength, ownTexts.file_name_too_long),
      z.refine(
        file => file.size <= megabytes * MEGABYTE,
        `${ownTexts.file_too_big}: можно до\u00a0${megabytes}\u00a0МБ`,
      ),
      // A browser that does not know a type leaves it empty; the server looks at the content.
      z.refine(file => types.length === 0 || file.type === '' || types.includes(aliases[file.type] ?? file.type), {
        error: ({ input }) => typeRefusal((input as Blob).type, types),
      }),
    );
  return Object.assign(schema, { limits });
}

const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
const paperTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const;

/** A photo or a drawing; the server removes the metadata that cameras add. */
/* @__NO_SIDE_EFFECTS__ */
export const picture = (megabytes: number) => upload({ megabytes, types: pictureTypes });

/** The picture to insert the new one before; if it is left out or no longer exists, the new one goes last. */
export const putBefore = z.optional(QueryInt);

/** A scanned or electronic document. */
/* @__NO_SIDE_EFFECTS__ */
export const paper = (megabytes: number) => upload({ megabytes, types: paperTypes });

/** A video that every browser can play. */
/* @__NO_SIDE_EFFECTS__ */
export const video = (megabytes: number) => upload({ megabytes, types: ['video/mp4'] });

/** Failures of every call that takes files. */
export const uploadFails = ['file_too_big', 'file_type_wrong', 'file_name_too_long'] as const;

/** Whether a schema is of an uploaded file. */
export const isUpload = (schema: object): schema is { readonly limits: UploadLimits } => 'limits' in schema;

/** A file field of a call: its name, what a file may be, and whether it takes several. */
interface UploadField {
  readonly name: string;
  readonly limits: UploadLimits;
  readonly many: boolean;
  /** The most files it takes; undefined where the call sets no limit. */
  readonly most: number | undefined;
}

/** The file fields of a call. */
export function uploadFieldsOf(call: AnyCall): UploadField[] {
  const shape: Readonly<Record<string, z.core.$ZodTypes>> = call.body?._zod.def.shape ?? {};
  return (call.upload ?? []).map(name => {
    const field = shape[name];
    const element = field?._zod.def.type === 'array' ? field._zod.def.element : undefined;
    const file = element ?? field;
    if (!file || !isUpload(file)) throw new TypeError(`${call.id} takes no file ${name}`);
    return { name, limits: file.limits, many: element !== undefined, most: element ? longest(field) : 1 };
  });
}

/** The maximum length of a list; undefined where its schema sets none. */
function longest(list: z.core.$ZodType | undefined): number | undefined {
  const rules: readonly { check: string; maximum?: number }[] = (list?._zod.def.checks ?? []).map(
    each => each._zod.def,
  );
  return rules.find(({ check }) => check === 'max_length')?.maximum;
}

/** The limits of a call's file field, the first one unless named. Throws when the call takes no such file. */
export function limitsOf(call: AnyCall, field = call.upload?.[0]): UploadLimits {
  const uploadField = uploadFieldsOf(call).find(({ name }) => name === field);
  if (!uploadField) throw new TypeError(`${call.id} takes no file ${field ?? ''}`);
  return uploadField.limits;
}

const words: Readonly<Record<string, string>> = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'application/pdf': 'PDF',
  'application/zip': 'ZIP',
  'video/mp4': 'MP4',
};

/** Why a file of this type is refused, and what can be sent instead. */
export const typeRefusal = (type: string, types: UploadLimits['types']): string =>
  type === 'image/heic' || type === 'image/heif'
    ? 'Снимок HEIC: сохраните его как JPEG и\u00a0загрузите ещё раз'
    : `${ownTexts.file_type_wrong}: можно\u00a0${typesText(types)}`;

/** Content types as people name them: `JPEG, PNG или WebP`; an empty text for any. */
function typesText(types: UploadLimits['types']): string {
  const names = types.map(type => words[type] ?? type);
  const last = names.pop() ?? '';
  return names.length > 0 ? `${names.join(', ')} или\u00a0${last}` : last;
}

/** The limits as a text to show before a file is chosen: `JPEG, PNG или WebP, до 10 МБ`. */
export function limitsText({ megabytes, types }: UploadLimits): string {
  const size = `до\u00a0${megabytes}\u00a0МБ`;
  return types.length > 0 ? `${typesText(types)}, ${size}` : `Файл ${size}`;
}
