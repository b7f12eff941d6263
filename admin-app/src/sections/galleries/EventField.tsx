import { findGalleryEvents } from '@venue/sdk/galleries/admin';
import { type GalleryEvent, translit } from '@venue/sdk/galleries/model';
import { useApi } from '@venue/shared-ui/data/ApiProvider.tsx';
import { formatDate } from '@venue/shared-ui/dates/format.ts';
import { Suggest } from '@venue/shared-ui/fields/Suggest.tsx';
import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import type { InputProps } from '../../app/record/form/Fieldset.tsx';

/** The event of a gallery. The address of a new one is made of its title until somebody types another. */
export function EventField({ fresh = false, ...props }: InputProps & { fresh?: boolean }) {
  const { client } = useApi();
  const { getValues, setValue } = useFormContext();
  const made = useRef('');
  const choose = ({ eventTitle }: GalleryEvent) => {
    if (!fresh || getValues('urlTranslit') !== made.current) return;
    made.current = translit(eventTitle);
    setValue('urlTranslit', made.current, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <Suggest<GalleryEvent>
      {...props}
      find={async (value, signal) =>
        (await client.send(findGalleryEvents, { query: { value } }, { signal })).message.events
      }
      textOf={({ eventTitle }) => eventTitle}
      noteOf={({ eventId, eventDate }) =>
        `№\u00a0${eventId}, ${eventDate === null ? 'без даты' : formatDate(eventDate)}`
      }
      onChoose={choose}
    />
  );
}
