import css from './NameCell.module.css';

interface Props {
  name: string;
  picture: { readonly thumb: string } | null;
}

/** A record in a list: its picture, or the first letter of its name in the picture's place, and the name. */
export const NameCell = ({ name, picture }: Props) => (
  <span className={css.named}>
    {picture ? (
      <img className={css.picture} src={picture.thumb} alt="" loading="lazy" />
    ) : (
      <span className={css.picture} aria-hidden="true">
        {/[\p{L}\d]/u.exec(name)?.[0]?.toUpperCase()}
      </span>
    )}
    <span className={css.name}>{name}</span>
  </span>
);
