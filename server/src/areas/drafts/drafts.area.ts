import { draftLimits } from '@venue/sdk/drafts/model';
import { area } from '../../area/area.ts';
import { draftsPersonal } from './drafts.personal.store.ts';
import { draftsRoutes } from './drafts.routes.ts';
import { draft } from './drafts.table.ts';

export const draftsArea = area({
  name: 'drafts',
  routes: draftsRoutes,
  expired: [
    {
      table: draft,
      since: draft.savedAt,
      days: draftLimits.days,
      because: 'a draft may hold personal data, and its owner knows the term',
    },
  ],
  personal: draftsPersonal,
});
