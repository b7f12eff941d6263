import { applicationRecord } from '@venue/sdk/applications/kind';
import { simpleRequestStatus } from '@venue/sdk/applications/model';
import type { SearchSource } from '../../area/searchSource.ts';
import { findsWords } from '../../core/db/search.ts';
import { application } from './applications.table.ts';

/** Applications in the search. */
export const applicationsSearch: SearchSource = {
  kind: applicationRecord,
  rows: typed => ({
    from: application,
    id: application.id,
    title: application.objectTitle,
    status: application.status,
    fits: findsWords(application.id, [application.objectTitle], typed),
  }),
  title: row => `Заявка №\u00a0${row.id}`,
  caption: row => [row.title],
  status: simpleRequestStatus.option,
  to: row => `/applications/${row.id}`,
};
