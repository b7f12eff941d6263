import { Fragment, type KeyboardEvent } from 'react';
import { type LabelBlock, labelBlock, letter, type lettering, spoken } from './label.ts';
import type { PlanShape } from './plan.types.ts';
import type { PlanRoom } from './planRoom.ts';

const stateNames: Readonly<Record<PlanRoom['state'], string>> = {
  free: 'Свободно',
  busy: 'Занято',
  closed: 'Закрыто',
  info: 'без онлайн-бронирования',
};

const glyphs: Readonly<Record<PlanRoom['state'], string>> = {
  free: 'M7 12.5L10.6 16L17 8.6',
  busy: 'M12 6.8V12L15.6 14.2',
  closed: 'M8 11.2H16V16.8H8ZM9.6 11V9.4A2.4 2.4 0 0 1 14.4 9.4V11',
  info: '',
};

interface MarkProps {
  shape: PlanShape;
  room: PlanRoom | undefined;
  selected: boolean;
  /** Which of the two labels is shown: that of a wide or of a narrow plan. */
  size: keyof typeof lettering;
  /** Prefix of the ids of this plan's patterns. */
  ids: string;
  onSelect(place: number): void;
  onArrow(event: KeyboardEvent<SVGGElement>): void;
}

/** One room of the plan: its floor, furniture and label, drawn as the button that selects it. */
export function PlanRoomMark({ shape, room, selected, size, ids, onSelect, onArrow }: MarkProps) {
  const clip = `${ids}-room-${shape.place}`;
  const state = room?.state ?? 'info';
  const caption = room?.caption ?? (room?.bookable ? stateNames[state] : undefined);
  const content = room && { ...room, caption, badge: room.bookable };
  const blocks = content && {
    wide: labelBlock(shape.label, 'wide', content),
    narrow: labelBlock(shape.label, 'narrow', content),
  };
  const drawing = (
    <>
      <path className="plan-room-floor" d={shape.shape} />
      {state === 'busy' && <path className="plan-room-hatch" d={shape.shape} fill={`url(#${ids}-hatch)`} />}
      <g className="plan-furniture">
        {shape.furniture.map(piece => (
          <path key={piece.d} className={`plan-pen-${piece.tone}`} d={piece.d} />
        ))}
      </g>
      <clipPath id={clip}>
        <path d={shape.shape} />
      </clipPath>
      <path className="plan-room-ring" d={shape.shape} clipPath={`url(#${clip})`} />
      {blocks && (
        <g transform={`translate(${shape.label.x} ${shape.label.y})`}>
          <Lettering size="wide" block={blocks.wide} glyph={glyphs[state]} />
          <Lettering size="narrow" block={blocks.narrow} glyph={glyphs[state]} />
        </g>
      )}
    </>
  );
  if (!content || !blocks) return <g className="plan-room plan-room-info">{drawing}</g>;

  return (
    // biome-ignore lint/a11y/useSemanticElements: a button element cannot stand inside a drawing
    <g
      className={`plan-room plan-room-${state}${content.bookable ? ' plan-room-bookable' : ''}${selected ? ' plan-room-selected' : ''}`}
      role="button"
      tabIndex={0}
      aria-label={spoken(blocks[size], content, content.note ?? stateNames[state])}
      aria-pressed={selected}
      data-place={shape.place}
      onClick={() => onSelect(shape.place)}
      onKeyDown={event => {
        if (event.key !== 'Enter' && event.key !== ' ') return onArrow(event);
        event.preventDefault();
        onSelect(shape.place);
      }}
    >
      {drawing}
    </g>
  );
}

function Lettering({ size, block, glyph }: { size: 'wide' | 'narrow'; block: LabelBlock; glyph: string }) {
  return (
    <g className={`plan-lettering plan-lettering-${size}`}>
      {block.badge !== undefined && (
        <svg
          className="plan-badge"
          x="-0.75em"
          y={`${block.badge}em`}
          width="1.5em"
          height="1.5em"
          viewBox="0 0 24 24"
          aria-hidden="true"
        >
          <circle cx="12" cy="12" r="11" />
          <path d={glyph} />
        </svg>
      )}
      {block.lines.map(({ text, kind, y }) => (
        <Fragment key={text}>
          {/* Without the space the words of two lines would run together. */}{' '}
          <text className={`plan-${kind}`} y={`${kind === 'caption' ? y / letter.caption : y}em`}>
            {text}
          </text>
        </Fragment>
      ))}
    </g>
  );
}
