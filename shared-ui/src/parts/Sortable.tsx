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
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { type ReactNode, type Ref, useRef } from 'react';
import { IconButton } from './Button.tsx';
import { Outline } from './Icon.tsx';
import { iconPaths } from './iconPaths.ts';

interface Props {
  /** Ids of the items in their order. */
  ids: readonly number[];
  /** The word for an item, «Фото» or «Строка», and its grammatical gender. */
  noun: { readonly one: string; readonly acc: string; readonly gender: 'm' | 'f' | 'n' };
  layout: 'grid' | 'list';
  /** Moves an item to another place, counted from 0. */
  put: (id: number, to: number) => void;
  children: ReactNode;
}

const taken = { m: 'взят', f: 'взята', n: 'взято' } as const;
const left = { m: 'оставлен', f: 'оставлена', n: 'оставлено' } as const;
const returned = { m: 'вернулся на своё', f: 'вернулась на своё', n: 'вернулось на своё' } as const;

/** Items sorted by dragging or by keyboard, with announcements for screen readers. Load it lazily: it weighs 14 kB. */
export function Sortable({ ids, noun: { one, acc, gender }, layout, put, children }: Props) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const placeOf = (id: UniqueIdentifier) => `${ids.indexOf(Number(id)) + 1} из ${ids.length}`;
  // A lifted item is over its own place at once; announcing that would override the announcement of the lift.
  const fresh = useRef(false);
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      fresh.current = true;
      return `${one} ${placeOf(active.id)} ${taken[gender]}`;
    },
    onDragOver: ({ active, over }) => {
      const own = fresh.current && over?.id === active.id;
      fresh.current = false;
      return over && !own ? `Место ${placeOf(over.id)}` : undefined;
    },
    onDragEnd: ({ over }) =>
      over ? `${one} ${left[gender]} на месте ${placeOf(over.id)}` : `${one} ${returned[gender]} место`,
    onDragCancel: () => `${one} ${returned[gender]} место`,
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements,
        screenReaderInstructions: {
          draggable: `Пробел берёт ${acc}, стрелки двигают, ещё один пробел оставляет на месте, Esc возвращает.`,
        },
        // Announcements are outside the list, which may contain only its items.
        container: document.body,
      }}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id) put(Number(active.id), ids.indexOf(Number(over.id)));
      }}
    >
      <SortableContext
        items={[...ids]}
        strategy={layout === 'grid' ? rectSortingStrategy : verticalListSortingStrategy}
      >
        {children}
      </SortableContext>
    </DndContext>
  );
}

interface Place {
  readonly ref: Ref<HTMLLIElement>;
  readonly style: React.CSSProperties;
  readonly 'data-lifted': true | undefined;
}

interface ItemWords {
  /** Follows «Переместить» in the handle's label: «фото 1». */
  readonly label: string;
  /** Role description for screen readers: «перемещаемое фото». */
  readonly role: string;
}

/** Makes a list item sortable: returns the props of its `<li>` and the handle it is dragged by. */
export function useSortableItem(
  id: number,
  { label, role }: ItemWords,
  className?: string,
): { place: Place; handle: ReactNode } {
  const item = useSortable({ id, attributes: { roleDescription: role } });
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = item;
  return {
    place: {
      ref: setNodeRef,
      style: { transform: CSS.Translate.toString(transform), ...(transition ? { transition } : {}) },
      'data-lifted': isDragging || undefined,
    },
    handle: (
      <IconButton
        {...attributes}
        {...listeners}
        ref={setActivatorNodeRef}
        {...(className ? { className } : {})}
        aria-label={`Переместить ${label}`}
        title="Переместить"
      >
        <Outline path={iconPaths.grip} size={20} />
      </IconButton>
    ),
  };
}
