import { saveGalleryFile } from '@venue/sdk/galleries/admin';
import { type GalleryFile, GalleryFileFields, GalleryVideoFields } from '@venue/sdk/galleries/model';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { Form } from '@venue/shared-ui/form/Form.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { useForm } from '@venue/shared-ui/form/useForm.ts';
import { DialogButtons, SmallDialog } from '@venue/shared-ui/mui/SmallDialog.tsx';
import * as z from 'zod/mini';
import { Fieldset } from '../../app/record/form/Fieldset.tsx';

interface Props {
  file: GalleryFile;
  isVideo: boolean;
  close: () => void;
}

const PhotoFields = z.omit(GalleryFileFields, { isHidden: true, isPreview: true });
const VideoFields = z.extend(PhotoFields, { fileLink: GalleryVideoFields.shape.fileLink });
const texts = { done: 'Сохранено', refused: 'Не удалось сохранить', failed: 'Не удалось сохранить' };

/** The details of a file: description, author, link, and its place in the whole gallery. */
export function FileDialog({ file, isVideo, close }: Props) {
  const { fileId, fileDescription, fileAuthor, fileLink, fileOrder } = file;
  const { send } = useSend(saveGalleryFile, texts);
  const fields = isVideo ? VideoFields : PhotoFields;
  const form = useForm({
    schema: fields,
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
        <Fieldset of={fields} />
        <DialogButtons cancel={close}>
          <SubmitButton size="medium">Сохранить</SubmitButton>
        </DialogButtons>
      </Form>
    </SmallDialog>
  );
}
