import css from './Spinner.module.css';

/** A turning ring, for buttons and the overlay. */
export function Spinner({ size = 44 }: { size?: number }) {
  return <span className={css.ring} style={{ width: size, height: size }} aria-hidden="true" />;
}
