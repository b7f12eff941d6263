import { type AnyCall, limitsOf, type SendOptions } from '@venue/sdk';
import { eventStatus, type VenueEvent } from '@venue/sdk/events/model';
import { useFormContext } from 'react-hook-form';
import { FileField } from '../../files/FileField.tsx';
import { FocusField } from '../../files/FocusField.tsx';
import { fields } from './eventForm.ts';

type Which = 'mainImage' | 'image';

interface Props {
  event: Pick<VenueEvent, 'objectStatusId' | Which>;
  /** The call that uploads a picture; its file limits apply to both pictures. */
  call: AnyCall;
  add: (as: Which, file: File, how: SendOptions) => Promise<unknown>;
  remove: (as: Which) => Promise<unknown>;
}

const uploadedImage = (image: VenueEvent['image'], name: string) =>
  image && { name, url: image.url, thumb: image.thumb };

/** The poster with the point it is cropped around, and the wide picture at the top of the page. */
export function PosterStep({ event, call, add, remove }: Props) {
  const { mainImage, image } = event;
  const { getFieldState, clearErrors, formState } = useFormContext();
  const isPublished = event.objectStatusId === eventStatus.published;
  const limits = limitsOf(call);
  return (
    <>
      <FileField
        name="mainImage"
        label={fields.mainImage.label}
        hint={
          isPublished
            ? 'Мероприятие опубликовано: афишу можно заменить, но\u00a0не\u00a0убрать'
            : 'Её видно в\u00a0списке и\u00a0на\u00a0странице'
        }
        error={getFieldState('mainImage', formState).error?.message}
        file={uploadedImage(mainImage, 'Афиша')}
        limits={limits}
        upload={async (file, how) => {
          await add('mainImage', file, how);
          clearErrors('mainImage');
        }}
        {...(isPublished ? {} : { remove: () => remove('mainImage') })}
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
        file={uploadedImage(image, 'Широкая картинка')}
        limits={limits}
        upload={(file, how) => add('image', file, how)}
        remove={() => remove('image')}
      />
    </>
  );
}
