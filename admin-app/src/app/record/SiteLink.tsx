import { APP_BASE } from '@venue/shared-ui/shell/area.ts';

/** Leads to what visitors see of a published record, in another tab; `path` is within the customers' app. */
export const SiteLink = ({ path }: { path: string }) => (
  <a href={`${APP_BASE}${path}`} target="_blank" rel="noreferrer">
    Посмотреть на&nbsp;сайте
  </a>
);
