import { videoOf } from '@venue/sdk';
import { useState } from 'react';
import { Outline } from './Icon.tsx';
import { linkOf, linkText } from './linkOf.ts';
import css from './VideoPlayer.module.css';

interface Props {
  /** A link to a video; of a host that is not known it stays a link. */
  link: string;
  /** What the video is of, for screen readers: «Видео об отзыве Анны». */
  title: string;
}

/**
 * A video of another site. Its player is fetched after a click and not before: until then that site learns nothing of
 * the visitor, and the page loads nothing of it.
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
      // Hosts ask which site shows the video; they get the site and not the page.
      referrerPolicy="strict-origin-when-cross-origin"
      ref={focused}
    />
  );
}

/** The button that had the focus is gone. */
const focused = (frame: HTMLIFrameElement | null) => frame?.focus();
