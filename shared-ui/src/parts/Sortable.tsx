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
  /** What an item is called, «Фото» or «Строка», and the gender of the word. */
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
  // A thing is over its own place as soon as it is taken; saying that would drown that it was taken.
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
        // Announcements live outside the list, which holds nothing but its things.
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
  /** After «Переместить»: «фото 1». */
  readonly label: string;
  /** What a screen reader calls it: «перемещаемое фото». */
  readonly role: string;
}

/** What makes a list item sortable: its place, and the handle it is moved by. */
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
