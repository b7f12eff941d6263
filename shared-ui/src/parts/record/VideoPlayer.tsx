import { videoOf } from '@venue/sdk';
import { useState } from 'react';
import { Outline } from '../Icon.tsx';
import { linkOf, linkText } from './linkOf.ts';
import css from './VideoPlayer.module.css';

interface Props {
  /** A link to a video; for an unknown host it is shown as a link. */
  link: string;
  /** What the video is of, for screen readers: «Видео об отзыве Анны». */
  title: string;
}

/**
 * A video on another site. Its player is loaded only after a click: until then that site learns nothing about the
 * visitor, and the page loads nothing from it.
 */
export function VideoPlayer({ link, title }: Props) {
  const [playing, setPlaying] = useState(false);
  const video = videoOf(link);
  if (!video)
    return (
      <p className={css.link}>
        Видео:{' '}
        <a href={linkOf(link)} target="_blank" rel="noreferrer nofollow">
          {linkText(link)}
        </a>
      </p>
    );
  if (!playing)
    return (
      <button type="button" className={css.frame} onClick={() => setPlaying(true)}>
        <span className={css.sign}>
          <Outline path="M9 6.500v11l9-5.500z" size={32} />
        </span>
        <span>Смотреть видео</span> <span className={css.host}>Откроется проигрыватель {video.host}</span>
        <span className="visually-hidden">: {title}</span>
      </button>
    );
  return (
    <iframe
      className={css.frame}
      src={video.player}
      title={title}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      // Hosts require a referrer; they get only the origin, not the page.
      referrerPolicy="strict-origin-when-cross-origin"
      ref={focused}
    />
  );
}

/** Moves the focus to the player, because the pressed button is gone. */
const focused = (frame: HTMLIFrameElement | null) => frame?.focus();
