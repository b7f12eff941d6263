import { saveGalleryFile } from '@venue/sdk/galleries/admin';
import { type GalleryFile, GalleryFileFields } from '@venue/sdk/galleries/model';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { Text, TextArea } from '@venue/shared-ui/fields/inputs.tsx';
import { NumberField } from '@venue/shared-ui/fields/NumberField.tsx';
import { wholeNumber } from '@venue/shared-ui/fields/wholeNumber.ts';
import { Form } from '@venue/shared-ui/form/Form.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { useForm } from '@venue/shared-ui/form/useForm.ts';
import { DialogButtons, SmallDialog } from '@venue/shared-ui/mui/SmallDialog.tsx';
import * as z from 'zod/mini';

interface Props {
  file: GalleryFile;
  isVideo: boolean;
  close: () => void;
}

const Fields = z.pick(GalleryFileFields, { fileDescription: true, fileAuthor: true, fileLink: true, fileOrder: true });
const texts = { done: 'Сохранено', refused: 'Не удалось сохранить', failed: 'Не удалось сохранить' };

/** The details of a file: description, author, link, and its place in the whole gallery. */
export function FileDialog({ file, isVideo, close }: Props) {
  const { fileId, fileDescription, fileAuthor, fileLink, fileOrder } = file;
  const { send } = useSend(saveGalleryFile, texts);
  const form = useForm({
    schema: Fields,
    keep: `gallery-file:${fileId}`,
    from: { fileDescription, fileAuthor, fileLink, fileOrder },
    submit: async ({ fileOrder: to, ...fields }, { setServerErrors, markSaved }) => {
      // Send the place only if it was edited: others may have moved the file meanwhile.
      const body = { fileId, ...fields, ...(to === fileOrder ? {} : { fileOrder: to }) };
      if (!(await send({ body }, { handles: setServerErrors }))) return;
      markSaved({ ...fields, fileOrder: to });
      close();
    },
  });
  return (
    <SmallDialog title={isVideo ? 'Видео' : 'Фотография'} close={close} stays>
      <Form form={form} label={isVideo ? 'Видео' : 'Фотография'}>
        <TextArea name="fileDescription" label="Описание" maxLength={1000} optional />
        <Text name="fileAuthor" label="Автор" maxLength={200} optional />
        <Text
          name="fileLink"
          label={isVideo ? 'Ссылка на\u00a0видео' : 'Куда ведёт нажатие'}
          inputMode="url"
          maxLength={500}
          optional={!isVideo}
        />
        <NumberField name="fileOrder" label="Место" inputMode="numeric" read={wholeNumber} write={String} />
        <DialogButtons cancel={close}>
          <SubmitButton size="medium">Сохранить</SubmitButton>
        </DialogButtons>
      </Form>
    </SmallDialog>
  );
}
