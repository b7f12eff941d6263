import { limitsOf } from '@venue/sdk';
import { addGalleryPreview, getGallery, removeGalleryPreview, saveGallery } from '@venue/sdk/galleries/admin';
import { galleryRecord } from '@venue/sdk/galleries/kind';
import { Gallery, GalleryFields, galleryTitleOf } from '@venue/sdk/galleries/model';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { useSendEach } from '@venue/shared-ui/data/useSendEach.ts';
import { FileField } from '@venue/shared-ui/files/FileField.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { useNavigate } from 'react-router-dom';
import { lastListUrl } from '../../app/list/lastListUrl.ts';
import { Fieldset } from '../../app/record/form/Fieldset.tsx';
import { RecordForm } from '../../app/record/form/RecordForm.tsx';
import { useRecordForm } from '../../app/record/form/useRecordForm.ts';
import { RecordColumns } from '../../app/record/RecordColumns.tsx';
import { RecordFacts } from '../../app/record/RecordFacts.tsx';
import { RecordPage } from '../../app/record/RecordPage.tsx';
import { SiteLink } from '../../app/record/SiteLink.tsx';
import { versioned } from '../../app/record/versions/versioned.ts';
import { EventField } from './EventField.tsx';
import css from './Galleries.module.css';
import { GalleryFiles } from './GalleryFiles.tsx';
import { GalleryPreview } from './GalleryPreview.tsx';
import { galleryPaths } from './galleries.paths.ts';
import { useGalleryRemoval } from './useGalleryActions.ts';

const { texts, fields } = galleryRecord;
const facts = ['eventTitle', 'urlTranslit', 'galleryOrder', 'fileItems', 'createdAt', 'updatedAt'] as const;
const edited = versioned(GalleryFields);

/** One gallery: its event and address, its preview and its files. */
export default function GalleryPage() {
  return (
    <RecordPage
      kind={galleryRecord}
      get={getGallery}
      input={galleryId => ({ galleryId, body: { page: 1 } })}
      list={galleryPaths.list}
      actions={({ isPublished, urlTranslit }) => isPublished && <SiteLink path={`/galleries/${urlTranslit}`} />}
    >
      {(gallery, { manages }) =>
        gallery.isDeleted ? (
          <Removed gallery={gallery} manages={manages} />
        ) : manages ? (
          <GalleryEditor gallery={gallery} />
        ) : (
          <RecordColumns
            kind={galleryRecord}
            id={gallery.galleryId}
            below={<GalleryFiles gallery={gallery} manages={false} />}
          >
            <RecordFacts kind={galleryRecord} record={gallery} fields={facts} />
          </RecordColumns>
        )
      }
    </RecordPage>
  );
}

function GalleryEditor({ gallery }: { gallery: Gallery }) {
  const { galleryId, filePathPreview: preview } = gallery;
  const navigate = useNavigate();
  const { remove } = useGalleryRemoval();
  const { send } = useSend(saveGallery, { refused: texts.update.refused, failed: texts.update.failed });
  const add = useSendEach(addGalleryPreview);
  const drop = useSendEach(removeGalleryPreview);
  const editing = useRecordForm({
    kind: galleryRecord,
    record: gallery,
    model: Gallery,
    ...edited,
    save: async ({ event, galleryOrder, urlTranslit, version }, { handles, move }) => {
      const body = {
        urlTranslit,
        galleryOrder,
        version,
        ...(event ? { eventId: event.eventId } : {}),
        ...(move ? { isPublished: move.to === true } : {}),
      };
      return (await send({ galleryId, body }, { handles }))?.message;
    },
  });
  const leave = async () => {
    if (await remove(gallery)) navigate(lastListUrl(galleryPaths.list.path), { replace: true });
  };
  return (
    <RecordColumns
      kind={galleryRecord}
      id={galleryId}
      restore={editing.restore}
      aside={
        <FileField
          label={fields.filePathPreview.label}
          hint="Стоит на&nbsp;карточке галереи вместо её файлов. Сохраняется сразу."
          optional
          file={preview && { name: 'Открыть целиком', url: preview.filePath, thumb: preview.filePath }}
          limits={limitsOf(addGalleryPreview)}
          upload={(file, how) => add({ body: { galleryId, filePreview: file } }, how)}
          remove={async () => preview && drop({ body: { galleryId, fileId: preview.fileId } })}
        />
      }
      below={<GalleryFiles gallery={gallery} manages />}
    >
      <RecordForm
        editing={editing}
        preview={({ event }) => ({
          title: galleryTitleOf(gallery.galleryType, event?.eventTitle),
          sheet: <GalleryPreview gallery={{ ...gallery, event }} />,
        })}
        buttons={
          <Button color="error" disabled={editing.ahead} onClick={() => void leave()}>
            Удалить
          </Button>
        }
      >
        <Fieldset of={GalleryFields} own={{ event: props => <EventField {...props} /> }} />
      </RecordForm>
    </RecordColumns>
  );
}

/** A removed gallery: its facts, and the button that restores it. */
function Removed({ gallery, manages }: { gallery: Gallery; manages: boolean }) {
  const { restore } = useGalleryRemoval();
  return (
    <RecordColumns kind={galleryRecord} id={gallery.galleryId}>
      <div className={css.removed} role="status">
        <p>Галерея удалена. Её файлы и&nbsp;адрес сохранились.</p>
        {manages && (
          <Button variant="contained" onClick={() => void restore(gallery)}>
            Вернуть галерею
          </Button>
        )}
      </div>
      <RecordFacts kind={galleryRecord} record={gallery} fields={facts} />
    </RecordColumns>
  );
}
