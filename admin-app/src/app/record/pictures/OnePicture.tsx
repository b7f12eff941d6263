import { type AnyCall, limitsOf, type RecordPicture } from '@venue/sdk';
import { useSendEach } from '@venue/shared-ui/data/useSendEach.ts';
import { FileField } from '@venue/shared-ui/files/FileField.tsx';
import type { WriteCall } from '../recordCalls.ts';

interface Props {
  /** The call that uploads the picture; its body is `file` and `own`. */
  add: WriteCall;
  /** Removes the picture by a body of `fileId` and `own` or a query of `own`. If absent, it can only be replaced. */
  remove?: AnyCall;
  /** Whose picture it is: `{ residentId: 7 }`. */
  own: Readonly<Record<string, number>>;
  picture: Pick<RecordPicture, 'fileId' | 'url' | 'thumb'> | null;
  label?: string;
  hint?: string;
}

/** The one picture of a record. It is saved as soon as it is chosen. */
export function OnePicture({
  add,
  remove,
  own,
  picture,
  label = 'Картинка',
  hint = 'Сохраняется сразу, новая заменяет прежнюю.',
}: Props) {
  const send = useSendEach(add);
  const drop = useSendEach<AnyCall>(remove ?? add);
  return (
    <FileField
      label={label}
      hint={hint}
      optional
      file={picture && { name: 'Открыть целиком', url: picture.url, thumb: picture.thumb }}
      limits={limitsOf(add)}
      upload={(file, how) => send({ body: { file, ...own } }, how)}
      {...(remove && {
        remove: async () =>
          picture && drop(remove.query ? { query: own } : { body: { fileId: picture.fileId, ...own } }),
      })}
    />
  );
}
