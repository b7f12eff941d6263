import { createAuthor, uploadAuthorAvatar } from '@venue/sdk/authors/admin';
import { authorRecord } from '@venue/sdk/authors/kind';
import { AuthorFields } from '@venue/sdk/authors/model';
import { RichText } from '@venue/shared-ui/rich-text/RichText.tsx';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import { CreatePage } from '../../app/record/form/CreatePage.tsx';
import { AuthorFieldset } from './AuthorFieldset.tsx';
import { authorPaths } from './authors.paths.ts';

const empty: AuthorFields = {
  authorName: '',
  authorCity: '',
  authorHobbies: '',
  authorDescription: '',
  categoryIds: [],
  authorSocials: { telegram: '', vk: '', dzen: '', youtube: '' },
};

/** Adds an author, with a portrait when there is one. */
export default function CreateAuthorPage() {
  return (
    <CreatePage
      kind={authorRecord}
      create={createAuthor}
      picture={uploadAuthorAvatar}
      schema={AuthorFields}
      from={empty}
      list={authorPaths.list}
      next={({ authorId }) => href(authorPaths.page, { authorId })}
    >
      <AuthorFieldset>
        <RichText
          name="authorDescription"
          label={authorRecord.fields.authorDescription.label}
          hint="Картинки в&nbsp;текст можно будет вставить, когда автор появится в&nbsp;списке"
          optional
        />
      </AuthorFieldset>
    </CreatePage>
  );
}
