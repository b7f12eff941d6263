import { APP_BASE } from '@venue/shared-ui/shell/area.ts';

interface Props {
  path: string;
  /** Name of the record, to tell several such links apart. */
  name?: string;
}

/** A link to the public page of a record, opened in a new tab; `path` is relative to the client app. */
export const SiteLink = ({ path, name }: Props) => (
  <a href={`${APP_BASE}${path}`} target="_blank" rel="noreferrer">
    <span>Посмотреть на&nbsp;сайте</span>
    {name && <span className="visually-hidden">: {name}</span>}
  </a>
);
