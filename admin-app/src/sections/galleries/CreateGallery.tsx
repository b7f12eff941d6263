import { createGallery } from '@venue/sdk/galleries/admin';
import { galleryRecord } from '@venue/sdk/galleries/kind';
import { GalleryFields, galleryType } from '@venue/sdk/galleries/model';
import { useLocation } from 'react-router-dom';
import * as z from 'zod/mini';
import { CreatePage } from '../../app/record/form/CreatePage.tsx';
import { EventField } from './EventField.tsx';
import { galleryPaths } from './galleries.paths.ts';
import { galleryAddress } from './galleryAddress.ts';

const { event, urlTranslit } = GalleryFields.shape;
const Fields = z.object({
  event: event.check(z.refine(each => each !== null, 'Выберите мероприятие из\u00a0списка')),
  urlTranslit,
});

/** Adds a hidden gallery of photos or videos, depending on the address; its files are added on its own page. */
export default function CreateGallery() {
  const type = useLocation().pathname.endsWith(galleryPaths.createVideo.path) ? galleryType.video : galleryType.photo;
  return (
    <CreatePage
      kind={galleryRecord}
      create={createGallery}
      schema={Fields}
      // The form holds an event, and the request sends its id.
      bodyOf={({ event, urlTranslit }) => ({ eventId: event?.eventId, urlTranslit, galleryType: type })}
      paths={galleryPaths}
      next={galleryId => galleryAddress({ galleryId, galleryType: type })}
      submit="Добавить и&nbsp;перейти к&nbsp;файлам"
      own={{ event: props => <EventField {...props} fresh /> }}
    />
  );
}
