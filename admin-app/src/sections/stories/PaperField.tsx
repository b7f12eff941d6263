import { limitsOf } from '@venue/sdk';
import { uploadStoryTextFile } from '@venue/sdk/stories/admin';
import { useSendEach } from '@venue/shared-ui/data/useSendEach.ts';
import { FileField } from '@venue/shared-ui/files/FileField.tsx';
import { useController } from 'react-hook-form';
import type { InputProps } from '../../app/record/form/Fieldset.tsx';

const limits = { ...limitsOf(uploadStoryTextFile), types: ['application/pdf'] };

/** The PDF offered for download with a story: uploaded immediately, but its address is saved with the form. */
export function PaperField({ storyId, ...props }: InputProps & { storyId: number }) {
  const { field, fieldState } = useController({ name: props.name });
  const send = useSendEach(uploadStoryTextFile);
  return (
    <FileField
      {...props}
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
