import { APP_BASE } from '@venue/shared-ui/shell/area.ts';

interface Props {
  path: string;
  /** Among several: of which record. */
  name?: string;
}

/** Leads to what visitors see of a published record, in another tab; `path` is within the customers' app. */
export const SiteLink = ({ path, name }: Props) => (
  <a href={`${APP_BASE}${path}`} target="_blank" rel="noreferrer">
    Посмотреть на&nbsp;сайте
    {name && <span className="visually-hidden">: {name}</span>}
  </a>
);
