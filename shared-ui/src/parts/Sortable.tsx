import {
  Accessibility,
  KeyboardSensor,
  PointerActivationConstraints,
  PointerSensor,
  StyleInjector,
} from '@dnd-kit/dom';
import { DragDropProvider } from '@dnd-kit/react';
import { isSortable, useSortable } from '@dnd-kit/react/sortable';
import { createContext, type ReactNode, type Ref, use, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { styleNonce } from '../theme/styleNonce.ts';
import { IconButton } from './Button.tsx';
import { Outline } from './Icon.tsx';
import { iconPaths } from './iconPaths.ts';
import css from './Sortable.module.css';

interface Props {
  /** Ids of the items in their order. */
  ids: readonly number[];
  /** The word for an item, «Фото» or «Строка», and its grammatical gender. */
  noun: { readonly one: string; readonly acc: string; readonly gender: 'm' | 'f' | 'n' };
  /** Moves an item to another place, counted from 0. */
  put: (id: number, to: number) => void;
  children: ReactNode;
}

const lifts = { m: 'взят', f: 'взята', n: 'взято' } as const;
const drops = { m: 'оставлен', f: 'оставлена', n: 'оставлено' } as const;
const returned = { m: 'вернулся на своё', f: 'вернулась на своё', n: 'вернулось на своё' } as const;

const sensors = [
  PointerSensor.configure({ activationConstraints: [new PointerActivationConstraints.Distance({ value: 4 })] }),
  KeyboardSensor,
];

const Order = createContext<readonly number[]>([]);

/** Items sorted by dragging or by keyboard, with announcements for screen readers. Load it lazily: it weighs 14 kB. */
export function Sortable({ ids, noun: { one, acc, gender }, put, children }: Props) {
  const count = useRef(0);
  useEffect(() => {
    count.current = ids.length;
  }, [ids]);
  const placeOf = (index: number) => `${index + 1} из ${count.current}`;
  // A lifted item is over its own place at once; announcing that would override the announcement of the lift.
  const lifted = useRef(false);
  // Read once, when the list is first drawn.
  const accessibility: ConstructorParameters<typeof Accessibility>[1] = {
    announcements: {
      dragstart: ({ operation: { source } }) => {
        lifted.current = true;
        return isSortable(source) ? `${one} ${placeOf(source.index)} ${lifts[gender]}` : undefined;
      },
      dragover: ({ operation: { source, target } }) => {
        const isOwn = lifted.current && target?.id === source?.id;
        lifted.current = false;
        return isSortable(target) && !isOwn ? `Место ${placeOf(target.index)}` : undefined;
      },
      dragend: ({ operation: { source }, canceled }) =>
        isSortable(source) && !canceled
          ? `${one} ${drops[gender]} на месте ${placeOf(source.index)}`
          : `${one} ${returned[gender]} место`,
    },
    screenReaderInstructions: {
      draggable: `Пробел берёт ${acc}, стрелки двигают, ещё один пробел оставляет на месте, Esc возвращает.`,
    },
  };
  return (
    <DragDropProvider
      sensors={sensors}
      plugins={defaults => [
        ...defaults,
        Accessibility.configure(accessibility),
        ...(styleNonce ? [StyleInjector.configure({ nonce: styleNonce })] : []),
      ]}
      onDragEnd={({ operation: { source }, canceled }) => {
        if (!isSortable(source) || canceled || source.index === source.initialIndex) return;
        // dnd-kit has moved the elements itself, so React must draw the new order even if `put` fails at once.
        flushSync(() => put(Number(source.id), source.index));
      }}
    >
      <Order value={ids}>{children}</Order>
    </DragDropProvider>
  );
}

interface Place {
  readonly ref: Ref<HTMLLIElement>;
  readonly 'data-lifted': true | undefined;
}

export interface ItemWords {
  /** Follows «Переместить» in the handle's label: «фото 1». */
  readonly label: string;
  /** Role description for screen readers: «перемещаемое фото». */
  readonly role: string;
}

/** Makes a list item sortable: returns the props of its `<li>` and the handle it is dragged by. */
export function useSortableItem(id: number, { label, role }: ItemWords): { place: Place; handle: ReactNode } {
  const { ref, handleRef, isDragging } = useSortable({ id, index: use(Order).indexOf(id) });
  return {
    place: { ref, 'data-lifted': isDragging || undefined },
    handle: (
      <IconButton
        ref={handleRef}
        className={css.handle ?? ''}
        aria-roledescription={role}
        aria-label={`Переместить ${label}`}
        title="Переместить"
      >
        <Outline path={iconPaths.grip} size={20} />
      </IconButton>
    ),
  };
}
