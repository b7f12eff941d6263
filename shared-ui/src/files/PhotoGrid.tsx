import { Sortable, useSortableItem } from '../parts/Sortable.tsx';
import { PhotoTile, type TileActions } from './PhotoTile.tsx';
import type { Picture } from './usePictures.ts';

interface Props {
  pictures: readonly Picture[];
  actions: TileActions;
  put: (picture: Picture, to: number) => void;
}

const noun = { one: 'Фото', acc: 'фото', gender: 'n' } as const;

/** Photos that can be reordered by dragging and by keyboard. */
export default function PhotoGrid({ pictures, actions, put }: Props) {
  return (
    <Sortable
      ids={pictures.map(({ fileId }) => fileId)}
      noun={noun}
      put={(id, to) => {
        const picture = pictures.find(({ fileId }) => fileId === id);
        if (picture) put(picture, to);
      }}
    >
      {pictures.map((picture, index) => (
        <SortablePhoto key={picture.fileId} picture={picture} index={index} count={pictures.length} actions={actions} />
      ))}
    </Sortable>
  );
}

function SortablePhoto(props: Omit<React.ComponentProps<typeof PhotoTile>, 'place' | 'handle'>) {
  const label = `фото ${props.index + 1}`;
  const { place, handle } = useSortableItem(props.picture.fileId, { label, role: 'перемещаемое фото' });
  return <PhotoTile {...props} place={place} handle={handle} />;
}
