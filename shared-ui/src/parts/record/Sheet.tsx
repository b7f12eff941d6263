import type { MainableImage } from '@venue/sdk';
import type { ReactNode } from 'react';
import css from './Sheet.module.css';

interface Props {
  photos: readonly Omit<MainableImage, 'fileId'>[];
  children: ReactNode;
}

/** A record for reading: its photos, the main one first and larger, and its fields. */
export function Sheet({ photos, children }: Props) {
  const sorted = photos.toSorted((a, b) => Number(b.isMain) - Number(a.isMain));
  return (
    <article className={css.sheet}>
      {sorted.length > 0 && (
        <ul className={css.photos} aria-label="Фотографии">
          {sorted.map(({ url, thumb, alt }) => (
            <li key={url}>
              <a href={url} target="_blank" rel="noreferrer" aria-label={alt || 'Открыть фотографию'}>
                <img src={thumb} alt={alt} width={640} height={480} loading="lazy" decoding="async" />
              </a>
            </li>
          ))}
        </ul>
      )}
      {children}
    </article>
  );
}

export const Facts = ({ children }: { children: ReactNode }) => <dl className={css.facts}>{children}</dl>;

/** `Facts` for a narrow column: each title is above its text. */
export const CompactFacts = ({ children }: { children: ReactNode }) => <dl className={css.compact}>{children}</dl>;

interface FactProps {
  title: ReactNode;
  /** Keeps line breaks, for text that a person wrote. */
  multiline?: boolean;
  children?: ReactNode;
}

/** One field of a record; an empty one says so. */
export const Fact = ({ title, multiline, children }: FactProps) => (
  <div>
    <dt>{title}</dt>
    <dd {...(multiline ? { className: css.multiline } : {})}>
      {children || <span className={css.missing}>не указано</span>}
    </dd>
  </div>
);

export const Missing = ({ children }: { children: ReactNode }) => <p className={css.missing}>{children}</p>;
