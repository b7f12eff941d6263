import { href } from '@venue/shared-ui/shell/screens.tsx';
import { application } from './applications.section.ts';

/** Where an application is read; with a type the next ones are of that type. */
export const addressOf = (requestId: number, type?: number): string =>
  `${href(application, { id: requestId })}${type === undefined ? '' : `?type=${type}`}`;
