import { type AnyCall, ApiFailure, type Input, type RecordPicture } from '@venue/sdk';
import { useSendEach } from '@venue/shared-ui/data/useSendEach.ts';
import { Photos } from '@venue/shared-ui/files/Photos.tsx';
import type { UploadHow } from '@venue/shared-ui/files/useUploads.ts';
import type { ComponentProps } from 'react';

interface Props<Remove extends AnyCall> extends Omit<ComponentProps<typeof Photos>, 'add' | 'remove'> {
  /** Uploads one picture by a call that accepts several; resolves to the added pictures. */
  add: (file: File, how: UploadHow, before: number | undefined) => Promise<readonly RecordPicture[]>;
  /** The call that removes one picture; its body is `fileId`. */
  remove: Remove;
}

/** The pictures of a record, for calls that add several and remove one; each change is saved immediately. */
export function ManyPictures<Remove extends AnyCall>({ add, remove, ...photos }: Props<Remove>) {
  const drop = useSendEach(remove);
  return (
    <Photos
      optional
      {...photos}
      add={async (file, how, before) => {
        const [message] = await add(file, how, before);
        if (!message) throw new ApiFailure('malformed');
        return { message };
      }}
      // The cast is safe: the field names match the call's declaration, and the server validates the body.
      remove={({ fileId }) => drop({ body: { fileId } } as unknown as Input<Remove>)}
    />
  );
}
