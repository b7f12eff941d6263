import { limitsOf } from '@venue/sdk';
import { addEventImage, removeEventImage } from '@venue/sdk/events/admin';
import { eventRecord } from '@venue/sdk/events/kind';
import { type AdminEvent, eventStatus } from '@venue/sdk/events/model';
import { useSendEach } from '@venue/shared-ui/data/useSendEach.ts';
import { FileField } from '@venue/shared-ui/files/FileField.tsx';
import { FocusField } from '@venue/shared-ui/files/FocusField.tsx';
import { useFormContext } from 'react-hook-form';

const { fields } = eventRecord;

const limits = limitsOf(addEventImage);
const kept = (image: AdminEvent['image'], name: string) => image && { name, url: image.url, thumb: image.thumb };

/** The poster with the part of it that is always in sight, and the wide picture over the page. */
export function PosterStep({ event }: { event: AdminEvent }) {
  const { eventId, mainImage, image } = event;
  const add = useSendEach(addEventImage);
  const remove = useSendEach(removeEventImage);
  const { getFieldState, clearErrors, formState } = useFormContext();
  const shown = event.objectStatusId === eventStatus.published;
  return (
    <>
      <FileField
        name="mainImage"
        label={fields.mainImage.label}
        hint={
          shown
            ? 'Мероприятие опубликовано: афишу можно заменить, но\u00a0не\u00a0убрать'
            : 'Её видно в\u00a0списке и\u00a0на\u00a0странице'
        }
        error={getFieldState('mainImage', formState).error?.message}
        file={kept(mainImage, 'Афиша')}
        limits={limits}
        upload={async (file, how) => {
          await add({ body: { file, eventId, as: 'mainImage' } }, how);
          clearErrors('mainImage');
        }}
        {...(shown ? {} : { remove: () => remove({ body: { eventId, as: 'mainImage' } }) })}
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
        upload={(file, how) => add({ body: { file, eventId, as: 'image' } }, how)}
        remove={() => remove({ body: { eventId, as: 'image' } })}
      />
    </>
  );
}
