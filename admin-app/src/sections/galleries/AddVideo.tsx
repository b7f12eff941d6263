import { addGalleryVideo } from '@venue/sdk/galleries/admin';
import { GalleryVideoFields } from '@venue/sdk/galleries/model';
import { Text } from '@venue/shared-ui/fields/inputs.tsx';
import { CallForm } from '@venue/shared-ui/form/CallForm.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { useState } from 'react';
import { Fieldset } from '../../app/record/form/Fieldset.tsx';
import css from './Galleries.module.css';

/** Adds a video by its link. */
export function AddVideo({ galleryId }: { galleryId: number }) {
  // A key that remounts the form after each addition, so that it is empty again.
  const [added, setAdded] = useState(0);
  return (
    <CallForm
      keep={`new-video:${galleryId}`}
      key={added}
      call={addGalleryVideo}
      from={{ galleryId, fileLink: '', fileDescription: '' }}
      texts={{ done: 'Видео добавлено', refused: 'Не удалось добавить видео', failed: 'Не удалось добавить видео' }}
      done={() => setAdded(added + 1)}
      guarded
      label="Новое видео"
    >
      <div className={css.video}>
        <Fieldset of={GalleryVideoFields} own={{ fileDescription: props => <Text {...props} /> }} />
        <SubmitButton size="medium">Добавить видео</SubmitButton>
      </div>
    </CallForm>
  );
}
