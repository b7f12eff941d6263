import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { lettering } from './label.ts';
import { neighbour } from './neighbour.ts';
import { PlanRoomMark } from './PlanRoomMark.tsx';
import { polar } from './pen.ts';
import type { Door, Floor, PlanShape } from './plan.types.ts';
import type { PlanRoom } from './planRoom.ts';
import './plan.css';

export interface FloorPlanProps {
  floor: Floor;
  /** Rooms by their places; a place without one is drawn but cannot be chosen. */
  rooms: ReadonlyMap<number, PlanRoom>;
  selected?: number | undefined;
  onSelect(place: number): void;
}

/** Width up to which `plan.css` shows the larger lettering with the short names. */
const NARROW_PLAN = 719;

/** A floor of the venue as a drawing whose rooms are buttons: mouse, touch, Tab, Enter, Space and the arrow keys. */
export function FloorPlan({ floor, rooms, selected, onSelect }: FloorPlanProps) {
  const ids = useId();
  const plan = useRef<HTMLDivElement>(null);
  // CSS chooses which label is shown; the accessible names of the buttons must begin with the visible one.
  const [size, setSize] = useState<keyof typeof lettering>('wide');
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize(entry.contentRect.width > NARROW_PLAN ? 'wide' : 'narrow');
    });
    if (plan.current) observer.observe(plan.current);
    return () => observer.disconnect();
  }, []);

  function moveFocus(from: PlanShape, event: KeyboardEvent<SVGGElement>) {
    const next = neighbour(floor, from, event.key);
    if (!next) return;
    event.preventDefault();
    event.currentTarget.ownerSVGElement?.querySelector<SVGGElement>(`[data-place="${next.place}"]`)?.focus();
  }

  return (
    <div ref={plan} className="plan">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand for a drawing */}
      <svg className="plan-drawing" viewBox={floor.viewBox} role="group" aria-label={`План, ${floor.label}`}>
        <defs>
          <pattern
            id={`${ids}-hatch`}
            width="14"
            height="14"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <path className="plan-hatch-line" d="M3 0V14" />
          </pattern>
        </defs>
        <path className="plan-slab" d={floor.outline} />
        <g className="plan-furniture">
          {floor.decor.map(piece => (
            <path key={piece.d} className={`plan-pen-${piece.tone}`} d={piece.d} />
          ))}
        </g>
        {floor.notes.map(note => (
          <text key={note.text} className="plan-note" x={note.x} y={note.y}>
            {note.text}
          </text>
        ))}
        {floor.rooms.map(shape => (
          <PlanRoomMark
            key={shape.place}
            shape={shape}
            room={rooms.get(shape.place)}
            selected={selected === shape.place}
            size={size}
            ids={ids}
            onSelect={onSelect}
            onArrow={event => moveFocus(shape, event)}
          />
        ))}
        <g className="plan-structure">
          <path className="plan-wall" d={floor.walls + floor.rooms.map(({ shape }) => shape).join('')} />
          <path className="plan-wall-outer" d={floor.outline} />
          {floor.windows.map(pane => (
            <Pane key={pane} d={pane} />
          ))}
          {[...floor.doors, ...floor.rooms.flatMap(({ doors }) => doors)].map(door => (
            <DoorMark key={door.at.join()} door={door} />
          ))}
        </g>
      </svg>
    </div>
  );
}

function Pane({ d }: { d: string }) {
  return (
    <>
      <path className="plan-window" d={d} />
      <path className="plan-window-glass" d={d} />
    </>
  );
}

function DoorMark({ door: { at, turn, width, leaves } }: { door: Door }) {
  const half = width / 2;
  const leaf = leaves === 2 ? half : width;
  const swing = (hinge: number, side: 1 | -1) => {
    const [x, y] = polar([hinge, 0], leaf, 180);
    return `M${hinge} 0L${x} ${y}A${leaf} ${leaf} 0 0 ${side === 1 ? 0 : 1} ${hinge + side * leaf} 0`;
  };
  return (
    <g transform={`translate(${at[0]} ${at[1]}) rotate(${turn})`}>
      <path className="plan-door-gap" d={`M${-half} 0H${half}`} />
      <path className="plan-door" d={swing(-half, 1) + (leaves === 2 ? swing(half, -1) : '')} />
    </g>
  );
}
