import { type ReactNode, useState } from 'react';
import { inputClass } from '../fields/Field.tsx';
import { Hint } from '../mui/Hint.tsx';
import { IconButton } from '../parts/Button.tsx';
import { Outline } from '../parts/Icon.tsx';
import { iconPaths } from '../parts/iconPaths.ts';
import css from './Photos.module.css';
import type { Picture } from './usePictures.ts';

/** Actions on a photo; those left out are not offered. */
export interface TileActions {
  remove: (picture: Picture) => void;
  setMain?: (picture: Picture) => void;
  describe?: (picture: Picture, alt: string) => void;
  put?: (picture: Picture, to: number) => void;
}

interface Props {
  picture: Picture;
  index: number;
  count: number;
  actions: TileActions;
  disabled?: boolean | undefined;
  /** Props of a sortable item, see `useSortableItem`, and its drag handle. */
  place?: Pick<React.ComponentProps<'li'>, 'ref' | 'style'> & { 'data-lifted': true | undefined };
  handle?: ReactNode;
}

/** One photo with its actions. */
export function PhotoTile({ picture, index, count, actions, disabled = false, place, handle }: Props) {
  const { remove, setMain, describe, put } = actions;
  const number = index + 1;
  return (
    <li className={css.tile} {...place}>
      <div className={css.photo}>
        <img src={picture.thumb} alt={picture.alt || `Фото ${number}`} width={320} height={240} loading="lazy" />
        {picture.isMain && <span className={css.main}>Главное</span>}
      </div>
      <div className={css.about}>
        {!disabled && (
          <div className={css.tools}>
            {handle}
            {put && (
              <>
                <IconButton
                  className={css.move}
                  aria-label={`Сдвинуть фото ${number} ближе к\u00a0началу`}
                  disabled={index === 0}
                  onClick={() => put(picture, index - 1)}
                >
                  <Outline path={iconPaths.back} size={20} />
                </IconButton>
                <IconButton
                  className={css.move}
                  aria-label={`Сдвинуть фото ${number} ближе к\u00a0концу`}
                  disabled={number === count}
                  onClick={() => put(picture, index + 1)}
                >
                  <Outline path={iconPaths.forth} size={20} />
                </IconButton>
              </>
            )}
            {setMain && (
              <Hint text="Главное фото">
                <IconButton
                  className={css.star}
                  aria-label={`Главное фото: ${number}`}
                  aria-pressed={picture.isMain === true}
                  onClick={() => {
                    if (!picture.isMain) setMain(picture);
                  }}
                >
                  <Outline path={iconPaths.star} size={20} />
                </IconButton>
              </Hint>
            )}
            <Hint text="Удалить">
              <IconButton aria-label={`Удалить фото ${number}`} onClick={() => remove(picture)}>
                <Outline path={iconPaths.bin} size={20} />
              </IconButton>
            </Hint>
          </div>
        )}
        {describe && !disabled && (
          <Description key={picture.alt} alt={picture.alt} number={number} save={alt => describe(picture, alt)} />
        )}
      </div>
    </li>
  );
}

/** The description of a photo, saved on blur or with Enter; Esc reverts it. */
function Description({ alt, number, save }: { alt: string; number: number; save: (alt: string) => void }) {
  const [text, setText] = useState(alt);
  const leave = () => {
    if (text.trim() !== alt) save(text.trim());
  };
  return (
    <input
      className={`${inputClass} ${css.alt}`}
      aria-label={`Описание фото ${number}`}
      placeholder="Что на фото"
      maxLength={300}
      value={text}
      onChange={event => setText(event.target.value)}
      onBlur={leave}
      onKeyDown={event => {
        if (event.key === 'Escape') setText(alt);
        if (event.key !== 'Enter') return;
        // Enter saves the description and must not submit the form around it.
        event.preventDefault();
        leave();
      }}
    />
  );
}
