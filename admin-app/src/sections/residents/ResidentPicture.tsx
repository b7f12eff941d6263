import { limitsOf } from '@venue/sdk';
import { addResidentImage, removeResidentImage } from '@venue/sdk/residents/admin';
import type { Resident } from '@venue/sdk/residents/model';
import { useSendEach } from '@venue/shared-ui/data/useSendEach.ts';
import { FileField } from '@venue/shared-ui/files/FileField.tsx';

/** The picture of a resident; it is saved as soon as it is chosen. */
export function ResidentPicture({ resident: { residentId, residentImage } }: { resident: Resident }) {
  const add = useSendEach(addResidentImage);
  const remove = useSendEach(removeResidentImage);
  return (
    <FileField
      label="Картинка"
      hint="Логотип или фото. Сохраняется сразу, новая заменяет прежнюю."
      optional
      file={residentImage && { name: 'Открыть целиком', url: residentImage.url, thumb: residentImage.thumb }}
      limits={limitsOf(addResidentImage)}
      upload={(file, how) => add({ body: { file, residentId } }, how)}
      remove={async () => residentImage && remove({ body: { residentId, fileId: residentImage.fileId } })}
    />
  );
}
