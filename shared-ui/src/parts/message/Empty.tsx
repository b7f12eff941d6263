import type { ReactNode } from 'react';
import css from './Notes.module.css';

interface Props {
  title: string;
  /** What it means or what to do next. */
  text?: ReactNode;
  /** A picture above the title; decorative. */
  picture?: ReactNode;
  /** Usually one button. */
  action?: ReactNode;
}

/** Says that there is nothing here yet, and what to do about it. */
export function Empty({ title, text, picture, action }: Props) {
  return (
    <div className={css.note}>
      <div className={css.picture} aria-hidden="true">
        {picture ?? <Rings />}
      </div>
      <h2 className={css.title}>{title}</h2>
      {text && <p className={css.text}>{text}</p>}
      {action && <div className={css.action}>{action}</div>}
    </div>
  );
}

function Rings() {
  return (
    <svg width="112" height="72" viewBox="0 0 112 72" fill="none" aria-hidden="true">
      <path d="M8 63.5h96" stroke="var(--line)" strokeWidth="2" strokeLinecap="round" />
      <rect x="30" y="17" width="52" height="46" rx="10" fill="var(--primary-soft)" />
      <g stroke="var(--primary)" strokeWidth="2" opacity="0.55">
        <path d="M44 63a12 12 0 0 1 24 0" />
        <path d="M37 63a19 19 0 0 1 38 0" />
        <path d="M51 63a5 5 0 0 1 10 0" />
      </g>
      <circle cx="92" cy="22" r="5" fill="var(--secondary-soft)" stroke="var(--secondary)" strokeWidth="2" />
    </svg>
  );
}
