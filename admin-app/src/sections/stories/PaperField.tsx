import { limitsOf } from '@venue/sdk';
import { uploadStoryTextFile } from '@venue/sdk/stories/admin';
import { storyRecord } from '@venue/sdk/stories/kind';
import { useSendEach } from '@venue/shared-ui/data/useSendEach.ts';
import { FileField } from '@venue/shared-ui/files/FileField.tsx';
import { useController } from 'react-hook-form';

const limits = { ...limitsOf(uploadStoryTextFile), types: ['application/pdf'] };

/** The PDF offered for download with a story: uploaded immediately, but its address is saved with the form. */
export function PaperField({ storyId }: { storyId: number }) {
  const { field, fieldState } = useController({ name: 'file' });
  const send = useSendEach(uploadStoryTextFile);
  return (
    <FileField
      name="file"
      label={storyRecord.fields.storyFile.label}
      hint="Программа, каталог или афиша для скачивания. Читатели увидят файл, когда вы&nbsp;сохраните запись"
      optional
      error={fieldState.error?.message}
      file={field.value ? { name: 'Открыть файл', url: field.value } : null}
      limits={limits}
      upload={async (storyFile, how) => {
        const { message } = await send({ body: { storyId, storyFile } }, how);
        field.onChange(message.path);
      }}
      remove={async () => field.onChange(null)}
    />
  );
}
