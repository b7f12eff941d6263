import type { ResidentRow } from '@venue/sdk/residents/model';
import css from './ResidentName.module.css';

/** A resident in a list: the picture, or the first letter in its place, and the name. */
export const ResidentName = ({ residentName, residentImage }: Pick<ResidentRow, 'residentName' | 'residentImage'>) => (
  <span className={css.resident}>
    {residentImage ? (
      <img className={css.picture} src={residentImage.thumb} alt="" loading="lazy" />
    ) : (
      <span className={css.picture} aria-hidden="true">
        {/[\p{L}\d]/u.exec(residentName)?.[0]?.toUpperCase()}
      </span>
    )}
    <span className={css.name}>{residentName}</span>
  </span>
);
