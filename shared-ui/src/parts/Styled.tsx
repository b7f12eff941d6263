import type { ReactNode } from 'react';
import css from './Styled.module.css';

interface Props {
  /** The class the server confined the styles to. */
  scope: string;
  /** Where the styles are; null when there are none. */
  url: string | null;
  children: ReactNode;
}

/**
 * Shows a record with the styles staff wrote for it, and paints nothing outside of its frame. Nobody else writes the
 * class: the frame stands around the element that has it, whose own outline and shadow could leave it otherwise.
 */
export const Styled = ({ scope, url, children }: Props) => (
  <div className={css.frame}>
    {url && <link rel="stylesheet" href={url} />}
    <div className={scope}>{children}</div>
  </div>
);
