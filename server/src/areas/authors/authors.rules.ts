import type { AuthorFields } from '@venue/sdk/authors/model';
import { recordFields } from '../../core/record/recordFields.ts';
import { author } from '../stories/stories.authors.table.ts';

/** What is stored of an author; the categories have a table of their own. */
export type StoredAuthor = Omit<AuthorFields, 'categoryIds'>;

export const authorFields = recordFields<StoredAuthor>()(
  author,
  {
    authorName: 'name',
    authorCity: 'city',
    authorHobbies: 'hobbies',
    authorDescription: 'description',
    authorSocials: 'socials',
  },
  { authorName: name => name.trim() },
);
