import { type AnyCall, ApiFailure, type Input, type RecordPicture } from '@venue/sdk';
import { useSendEach } from '@venue/shared-ui/data/useSendEach.ts';
import { Photos } from '@venue/shared-ui/files/Photos.tsx';
import type { UploadHow } from '@venue/shared-ui/files/useUploads.ts';
import type { ComponentProps } from 'react';

interface Props<Remove extends AnyCall> extends Omit<ComponentProps<typeof Photos>, 'add' | 'remove'> {
  /** Uploads one by a call that takes several; answers what was added. */
  add: (file: File, how: UploadHow, before: number | undefined) => Promise<readonly RecordPicture[]>;
  /** Removes one: a body of its number alone. */
  remove: Remove;
}

/** The pictures of a record, each change of them saved at once; the calls add several and remove one. */
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
      // The name of the body is that of the declaration; the call itself checks it when it is sent.
      remove={({ fileId }) => drop({ body: { fileId } } as unknown as Input<Remove>)}
    />
  );
}
