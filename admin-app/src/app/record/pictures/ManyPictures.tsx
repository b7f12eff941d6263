import { ApiFailure, type RecordPicture } from '@venue/sdk';
import { useSendEach } from '@venue/shared-ui/data/useSendEach.ts';
import { Photos } from '@venue/shared-ui/files/Photos.tsx';
import type { UploadHow } from '@venue/shared-ui/files/useUploads.ts';
import type { ComponentProps } from 'react';
import type { WriteCall } from '../recordCalls.ts';

interface Props extends Omit<ComponentProps<typeof Photos>, 'add' | 'remove'> {
  /** Uploads one picture by a call that accepts several; resolves to the added pictures. */
  add: (file: File, how: UploadHow, before: number | undefined) => Promise<readonly RecordPicture[]>;
  /** The call that removes one picture; its body is `fileId`. */
  remove: WriteCall;
}

/** The pictures of a record, for calls that add several and remove one; each change is saved immediately. */
export function ManyPictures({ add, remove, ...photos }: Props) {
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
      remove={({ fileId }) => drop({ body: { fileId } })}
    />
  );
}
