import { recordKind } from '../core/kind/kind.ts';
import { type Synonym, SynonymFields } from './search.model.ts';

/** What people call something of the venue, for the search. */
export const synonymRecord = recordKind<Synonym>()({
  name: 'synonym',
  noun: {
    gender: 'n',
    one: 'слово',
    acc: 'слово',
    gen: 'слова',
    dat: 'слову',
    many: 'слова',
    manyGen: 'слов',
  },
  label: 'Слово для\u00a0поиска',
  read: 'search.manage',
  manage: 'search.manage',
  id: 'synonymId',
  title: 'synonymWord',
  written: SynonymFields,
  fields: { synonymId: '№' },
});
