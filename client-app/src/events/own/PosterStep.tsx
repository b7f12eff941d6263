import { limitsOf } from '@venue/sdk';
import { removeEventImage, updateEventPhoto, uploadEventImage } from '@venue/sdk/events';
import type { VenueEvent } from '@venue/sdk/events/model';
import { useSendEach } from '@venue/shared-ui/data/useSendEach.ts';
import { FileField } from '@venue/shared-ui/files/FileField.tsx';
import { FocusField } from '@venue/shared-ui/files/FocusField.tsx';
import { useFormContext } from 'react-hook-form';
import { fields } from './eventForm.ts';

const limits = limitsOf(uploadEventImage);
const kept = (image: VenueEvent['image'], name: string) => image && { name, url: image.url, thumb: image.thumb };

/** The poster with the part of it that is always in sight, and the wide picture over the page. */
export function PosterStep({ event }: { event: VenueEvent }) {
  const { eventId, mainImage, image } = event;
  const addPoster = useSendEach(updateEventPhoto);
  const addWide = useSendEach(uploadEventImage);
  const remove = useSendEach(removeEventImage);
  const { getFieldState, clearErrors, formState } = useFormContext();
  return (
    <>
      <FileField
        name="mainImage"
        label={fields.mainImage.label}
        hint="Её видно в&nbsp;списке и&nbsp;на&nbsp;странице"
        error={getFieldState('mainImage', formState).error?.message}
        file={kept(mainImage, 'Афиша')}
        limits={limits}
        upload={async (file, how) => {
          await addPoster({ body: { file, eventId } }, how);
          clearErrors('mainImage');
        }}
        remove={() => remove({ body: { eventId, as: 'mainImage' } })}
      />
      {mainImage && (
        <FocusField
          name="meta"
          label={fields.meta.label}
          hint="Где афиша не&nbsp;помещается целиком, останется место вокруг этой точки. Передвиньте её мышью, пальцем или ползунками"
          image={mainImage}
          frames={[
            { title: 'В\u00a0списке', ratio: '4 / 3' },
            { title: 'На\u00a0странице', ratio: '16 / 9' },
            { title: 'На\u00a0телефоне', ratio: '1 / 1' },
          ]}
        />
      )}
      <FileField
        name="image"
        label={fields.image.label}
        hint="Над страницей, во&nbsp;всю ширину. Без неё там будет афиша"
        optional
        file={kept(image, 'Широкая картинка')}
        limits={limits}
        upload={(file, how) => addWide({ body: { file, eventId } }, how)}
        remove={() => remove({ body: { eventId, as: 'image' } })}
      />
    </>
  );
}
