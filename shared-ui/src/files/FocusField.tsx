import { type PointerEvent, useRef } from 'react';
import { useController } from 'react-hook-form';
import { FieldGroup, type FieldProps } from '../fields/Field.tsx';
import { Stack } from '../parts/Stack.tsx';
import css from './FocusField.module.css';

/** How a picture fills its frame, as CSS properties. */
interface Meta {
  readonly 'object-position': string;
  readonly 'object-fit': 'cover' | 'contain';
}

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Props extends Omit<FieldProps, 'disabled' | 'optional'> {
  image: { readonly url: string; readonly alt: string };
  /** The frames where the picture will be shown: a caption and a CSS `aspect-ratio` such as `4 / 3`. */
  frames: readonly { readonly title: string; readonly ratio: string }[];
}

const isMeta = (value: unknown): value is Meta =>
  typeof value === 'object' && value !== null && 'object-position' in value && 'object-fit' in value;

const percent = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 100);

function pointOf(meta: Meta): Point {
  const [, x = '50', y = '50'] = /^(\d{1,3})% (\d{1,3})%$/.exec(meta['object-position']) ?? [];
  return { x: Number(x), y: Number(y) };
}

/**
 * Which part of a picture stays visible when it is cropped: a point that is dragged, tapped, or moved by two sliders,
 * beside previews of the frames. The value is `object-position` in percent and `object-fit`.
 */
export function FocusField({ name, label, hint, image, frames }: Props) {
  const { field, fieldState } = useController({ name });
  const area = useRef<HTMLDivElement>(null);
  const meta: Meta = isMeta(field.value) ? field.value : { 'object-position': '50% 50%', 'object-fit': 'cover' };
  const point = pointOf(meta);
  const whole = meta['object-fit'] === 'contain';
  const move = ({ x, y }: Point) => field.onChange({ ...meta, 'object-position': `${x}% ${y}%` });
  const follow = (event: PointerEvent) => {
    const box = area.current?.getBoundingClientRect();
    if (!box || box.width === 0 || box.height === 0) return;
    move({ x: percent((event.clientX - box.left) / box.width), y: percent((event.clientY - box.top) / box.height) });
  };
  return (
    <FieldGroup label={label} hint={hint} error={fieldState.error?.message}>
      {() => (
        <div className={css.focus}>
          <Stack gap={12} start>
            <div
              ref={area}
              className={css.area}
              data-whole={whole || undefined}
              onPointerDown={event => {
                if (whole || event.button !== 0) return;
                // By touch, dragging the picture scrolls the page and only a tap counts; the point can be dragged.
                if (event.pointerType === 'touch' && !(event.target instanceof HTMLSpanElement)) return;
                event.preventDefault();
                event.currentTarget.setPointerCapture(event.pointerId);
                follow(event);
              }}
              onPointerMove={event => {
                if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event);
              }}
              onPointerUp={event => {
                const dragged = event.currentTarget.hasPointerCapture(event.pointerId);
                if (!whole && !dragged && event.pointerType === 'touch') follow(event);
              }}
            >
              <img src={image.url} alt={image.alt || label} draggable={false} />
              {!whole && <span className={css.point} style={{ left: `${point.x}%`, top: `${point.y}%` }} />}
            </div>
            {!whole && (
              <div className={css.sliders}>
                {(['x', 'y'] as const).map(axis => (
                  <label key={axis}>
                    <span>{axis === 'x' ? 'По\u00a0горизонтали' : 'По\u00a0вертикали'}</span>
                    <input
                      type="range"
                      min={0}
                      max={100}
                      value={point[axis]}
                      onChange={event => move({ ...point, [axis]: Number(event.target.value) })}
                      onBlur={field.onBlur}
                      aria-valuetext={`${point[axis]} процентов`}
                    />
                  </label>
                ))}
              </div>
            )}
            <label className={css.whole}>
              <input
                ref={field.ref}
                type="checkbox"
                name={name}
                data-label={label}
                checked={whole}
                onChange={event =>
                  field.onChange({ ...meta, 'object-fit': event.target.checked ? 'contain' : 'cover' })
                }
              />
              <span>Показывать целиком, с&nbsp;полями по&nbsp;краям</span>
            </label>
          </Stack>
          <ul className={css.frames} aria-label="Как будет видно">
            {frames.map(({ title, ratio }) => (
              <li key={title}>
                <img
                  src={image.url}
                  alt=""
                  style={{
                    aspectRatio: ratio,
                    objectPosition: meta['object-position'],
                    objectFit: meta['object-fit'],
                  }}
                />
                <span>{title}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </FieldGroup>
  );
}
