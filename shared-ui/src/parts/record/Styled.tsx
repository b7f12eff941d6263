import type { ReactNode } from 'react';
import css from './Styled.module.css';

interface Props {
  /** The class the server confined the styles to. */
  scope: string;
  /** URL of the styles; null if there are none. */
  url: string | null;
  children: ReactNode;
}

/**
 * Shows a record with the styles staff wrote for it, and paints nothing outside its frame. Only this part sets the
 * class, because its frame must surround the element: otherwise an outline or shadow could leave it.
 */
export const Styled = ({ scope, url, children }: Props) => (
  <div className={css.frame}>
    {url && <link rel="stylesheet" href={url} />}
    <div className={scope}>{children}</div>
  </div>
);
