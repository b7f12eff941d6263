import { createAuthor, uploadAuthorAvatar } from '@venue/sdk/authors/admin';
import { authorRecord } from '@venue/sdk/authors/kind';
import { RichText } from '@venue/shared-ui/rich-text/RichText.tsx';
import { CreatePage } from '../../app/record/form/CreatePage.tsx';
import { CategoriesField } from '../stories/stories.view.ts';
import { authorPaths } from './authors.paths.ts';

const textHint = 'Картинки в\u00a0текст можно будет вставить, когда автор появится в\u00a0списке';

/** Adds an author, with a portrait when there is one. */
export default function CreateAuthorPage() {
  return (
    <CreatePage
      kind={authorRecord}
      create={createAuthor}
      picture={uploadAuthorAvatar}
      paths={authorPaths}
      own={{
        categoryIds: props => <CategoriesField {...props} />,
        authorDescription: props => <RichText {...props} hint={textHint} />,
      }}
    />
  );
}
