import { type AnyCall, type Input, limitsOf, type RecordPicture } from '@venue/sdk';
import { useSendEach } from '@venue/shared-ui/data/useSendEach.ts';
import { FileField } from '@venue/shared-ui/files/FileField.tsx';

interface Props<Add extends AnyCall, Remove extends AnyCall> {
  /** The call that uploads the picture; its body is `file` and `own`. */
  add: Add;
  /** Removes the picture by a body of `fileId` and `own` or a query of `own`. If absent, it can only be replaced. */
  remove?: Remove;
  /** Whose picture it is: `{ residentId: 7 }`. */
  own: Readonly<Record<string, number>>;
  picture: Pick<RecordPicture, 'fileId' | 'url' | 'thumb'> | null;
  label?: string;
  hint?: string;
}

/** The one picture of a record. It is saved as soon as it is chosen. */
export function OnePicture<Add extends AnyCall, Remove extends AnyCall>({
  add,
  remove,
  own,
  picture,
  label = 'Картинка',
  hint = 'Сохраняется сразу, новая заменяет прежнюю.',
}: Props<Add, Remove>) {
  const send = useSendEach(add);
  const drop = useSendEach<AnyCall>(remove ?? add);
  return (
    <FileField
      label={label}
      hint={hint}
      optional
      file={picture && { name: 'Открыть целиком', url: picture.url, thumb: picture.thumb }}
      limits={limitsOf(add)}
      // The casts are safe: the field names match the declarations of the calls, and the server validates the input.
      upload={(file, how) => send({ body: { file, ...own } } as unknown as Input<Add>, how)}
      {...(remove && {
        remove: async () =>
          picture &&
          drop((remove.query ? { query: own } : { body: { fileId: picture.fileId, ...own } }) as Input<AnyCall>),
      })}
    />
  );
}
