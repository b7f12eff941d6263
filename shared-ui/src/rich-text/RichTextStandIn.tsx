import { Fragment, type RefObject, useEffect, useRef } from 'react';
import { Bone } from '../parts/load/Skeletons.tsx';
import css from './RichText.module.css';

/** Whether the browser can tell if an element is visible; if it cannot, the editor is loaded at once. */
export const tellsSight = (): boolean => typeof IntersectionObserver !== 'undefined';

interface Props {
  name: string;
  label: string;
  labelledBy: string;
  describedBy: string | undefined;
  /** Whether there will be a button for pictures. */
  picture: boolean;
  /** Whether the editor is loading; it is not while its step is hidden. */
  isComing: boolean;
  /** Called when no step hides the field any more, or when it takes the focus. */
  near: () => void;
  /** Whether the focus is here; the editor reads it to take the focus over. */
  focused: RefObject<boolean>;
}

/** A placeholder for the editor, as high as an empty one, which can hold the focus until the editor has loaded. */
export function RichTextStandIn({ name, label, labelledBy, describedBy, picture, isComing, near, focused }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const here = box.current;
    if (!here) return;
    if (focused.current) here.focus({ preventScroll: true });
    if (!tellsSight()) return;
    // An element hidden by a step or a tab has no size.
    const isShown = ({ isIntersecting, boundingClientRect }: IntersectionObserverEntry) =>
      isIntersecting || boundingClientRect.width > 0;
    // The margin makes the observer react one screen before the field is scrolled into view.
    const watch = new IntersectionObserver(seen => seen.some(isShown) && near(), { rootMargin: '100% 0px' });
    watch.observe(here);
    return () => watch.disconnect();
  }, [near, focused]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: nothing to be filled in stands here yet
    <div
      ref={box}
      role="group"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: Tab must not pass a field by because its code is on the way
      tabIndex={0}
      className={css.editor}
      aria-busy={isComing}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      data-label={label}
      onFocus={() => {
        focused.current = true;
        near();
      }}
      onBlur={() => {
        focused.current = false;
      }}
      // The error summary finds a field by its name.
      {...{ name }}
    >
      {isComing && <span className="visually-hidden">Загрузка…</span>}
      <div className={css.tools}>
        {[2, 4, 4, picture ? 2 : 1, 2].map((buttons, group) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the places of buttons never move
          <Fragment key={group}>
            {group > 0 && <span className={css.gap} />}
            {Array.from({ length: buttons }, (_, button) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <span key={button} className={css.tool} />
            ))}
          </Fragment>
        ))}
      </div>
      <div className={css.text}>
        <Bone width="65%" />
      </div>
    </div>
  );
}
