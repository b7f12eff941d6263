import {
  type Announcements,
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates, useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useRef } from 'react';
import { IconButton } from '../parts/Button.tsx';
import { Outline } from '../parts/Icon.tsx';
import { iconPaths } from '../parts/iconPaths.ts';
import css from './Photos.module.css';
import { PhotoTile, type TileActions } from './PhotoTile.tsx';
import type { Picture } from './usePictures.ts';

interface Props {
  pictures: readonly Picture[];
  actions: TileActions;
  put: (picture: Picture, to: number) => void;
}

/** Photos put in order by dragging and by keyboard. Loaded lazily: dragging weighs 14 kB. */
export default function PhotoGrid({ pictures, actions, put }: Props) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = pictures.map(({ fileId }) => fileId);
  const placeOf = (id: UniqueIdentifier) => `${ids.indexOf(Number(id)) + 1} из ${ids.length}`;
  // A photo is over its own place as soon as it is taken; saying that would drown that it was taken.
  const taken = useRef(false);
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      taken.current = true;
      return `Фото ${placeOf(active.id)} взято`;
    },
    onDragOver: ({ active, over }) => {
      const own = taken.current && over?.id === active.id;
      taken.current = false;
      return over && !own ? `Место ${placeOf(over.id)}` : undefined;
    },
    onDragEnd: ({ over }) => (over ? `Фото оставлено на месте ${placeOf(over.id)}` : 'Фото вернулось на своё место'),
    onDragCancel: () => 'Фото вернулось на своё место',
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements,
        screenReaderInstructions: {
          draggable: 'Пробел берёт фото, стрелки двигают его, ещё один пробел оставляет на месте, Esc возвращает.',
        },
        // Announcements live outside the list, which holds nothing but photos.
        container: document.body,
      }}
      onDragEnd={({ active, over }) => {
        const picture = pictures.find(({ fileId }) => fileId === active.id);
        if (picture && over && over.id !== active.id) put(picture, ids.indexOf(Number(over.id)));
      }}
    >
      <SortableContext items={ids} strategy={rectSortingStrategy}>
        {pictures.map((picture, index) => (
          <SortableTile
            key={picture.fileId}
            picture={picture}
            index={index}
            count={pictures.length}
            actions={actions}
          />
        ))}
      </SortableContext>
    </DndContext>
  );
}

function SortableTile(props: Omit<React.ComponentProps<typeof PhotoTile>, 'place' | 'handle'>) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: props.picture.fileId,
    attributes: { roleDescription: 'перемещаемое фото' },
  });
  return (
    <PhotoTile
      {...props}
      place={{
        ref: setNodeRef,
        style: { transform: CSS.Translate.toString(transform), transition },
        'data-lifted': isDragging || undefined,
      }}
      handle={
        <IconButton
          {...attributes}
          {...listeners}
          ref={setActivatorNodeRef}
          className={css.handle}
          aria-label={`Переместить фото ${props.index + 1}`}
          title="Переместить"
        >
          <Outline path={iconPaths.grip} size={20} />
        </IconButton>
      }
    />
  );
}
