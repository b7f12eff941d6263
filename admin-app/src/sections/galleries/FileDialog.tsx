import { saveGalleryFile } from '@venue/sdk/galleries/admin';
import type { GalleryFile } from '@venue/sdk/galleries/model';
import { Text, TextArea } from '@venue/shared-ui/fields/inputs.tsx';
import { NumberField } from '@venue/shared-ui/fields/NumberField.tsx';
import { wholeNumber } from '@venue/shared-ui/fields/wholeNumber.ts';
import { CallForm } from '@venue/shared-ui/form/CallForm.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { DialogButtons, SmallDialog } from '@venue/shared-ui/mui/SmallDialog.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';

interface Props {
  file: GalleryFile;
  isVideo: boolean;
  close: () => void;
}

/** The details of a file: what it shows, who took it, where it leads, its place in the whole gallery. */
export function FileDialog({ file, isVideo, close }: Props) {
  const { filePath: _path, fileThumb: _thumb, ...fields } = file;
  return (
    <SmallDialog title={isVideo ? 'Видео' : 'Фотография'} close={close} stays>
      <CallForm
        call={saveGalleryFile}
        from={fields}
        texts={{ done: 'Сохранено', refused: 'Не удалось сохранить', failed: 'Не удалось сохранить' }}
        done={close}
        label={isVideo ? 'Видео' : 'Фотография'}
      >
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
        <DialogButtons>
          <Button color="inherit" onClick={close}>
            Отмена
          </Button>
          <SubmitButton size="medium">Сохранить</SubmitButton>
        </DialogButtons>
      </CallForm>
    </SmallDialog>
  );
}
