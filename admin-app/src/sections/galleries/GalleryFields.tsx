import { findGalleryEvents } from '@venue/sdk/galleries/admin';
import { galleryRecord } from '@venue/sdk/galleries/kind';
import { type GalleryEvent, translit } from '@venue/sdk/galleries/model';
import { useApi } from '@venue/shared-ui/data/ApiProvider.tsx';
import { formatDate } from '@venue/shared-ui/dates/format.ts';
import { Text } from '@venue/shared-ui/fields/inputs.tsx';
import { Suggest } from '@venue/shared-ui/fields/Suggest.tsx';
import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';

const { event, urlTranslit } = galleryRecord.fields;

/** The event of a gallery and its address, which is made of the event's title until somebody types another. */
export function GalleryFields({ fresh = false }: { fresh?: boolean }) {
  const { client } = useApi();
  const { getValues, setValue } = useFormContext();
  const made = useRef('');
  const choose = ({ eventTitle }: GalleryEvent) => {
    if (!fresh || getValues('urlTranslit') !== made.current) return;
    made.current = translit(eventTitle);
    setValue('urlTranslit', made.current, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <>
      <Suggest<GalleryEvent>
        name="event"
        label={event.label}
        placeholder="Начните вводить название"
        find={async (value, signal) =>
          (await client.send(findGalleryEvents, { query: { value } }, { signal })).message.events
        }
        textOf={({ eventTitle }) => eventTitle}
        noteOf={({ eventId, eventDate }) =>
          `№\u00a0${eventId}, ${eventDate === null ? 'без даты' : formatDate(eventDate)}`
        }
        onChoose={choose}
      />
      <Text
        name="urlTranslit"
        label={urlTranslit.label}
        hint="Конец ссылки на&nbsp;галерею: строчные латинские буквы, цифры и&nbsp;дефисы"
        maxLength={150}
      />
    </>
  );
}
