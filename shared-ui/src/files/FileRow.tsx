import { formatNumber } from '@venue/sdk';
import type { ReactNode } from 'react';
import { Outline } from '../parts/Icon.tsx';
import { iconPaths } from '../parts/iconPaths.ts';
import { SoftText } from '../parts/SoftText.tsx';
import css from './FileField.module.css';

/** A file that a record has. */
export interface KeptFile {
  readonly name: string;
  /** Bytes. */
  readonly size?: number | undefined;
  /** Where it can be opened. */
  readonly url?: string | undefined;
  /** A small picture of it. */
  readonly thumb?: string | undefined;
}

/** Bytes as people say them: `340 КБ`, `2,4 МБ`. */
export function formatSize(bytes: number): string {
  const megabytes = bytes / 1024 / 1024;
  const [value, unit] =
    megabytes >= 1 ? [Math.round(megabytes * 10) / 10, 'МБ'] : [Math.max(1, Math.round(bytes / 1024)), 'КБ'];
  return `${formatNumber(value)}\u00a0${unit}`;
}

/** A file with its name and size, and its actions as children. */
export function FileRow({ file, children }: { file: KeptFile; children?: ReactNode }) {
  return (
    <div className={css.row}>
      {file.thumb ? (
        <img className={css.thumb} src={file.thumb} alt="" />
      ) : (
        <Outline path={iconPaths.file} size={28} className={css.icon} />
      )}
      <div className={css.about}>
        <p className={css.name}>
          {file.url ? (
            <a href={file.url} target="_blank" rel="noreferrer">
              {file.name}
            </a>
          ) : (
            file.name
          )}
        </p>
        {file.size !== undefined && <SoftText size="tiny">{formatSize(file.size)}</SoftText>}
        {children}
      </div>
    </div>
  );
}
