import { limitsOf, plural } from '@venue/sdk';
import {
  getAuthor,
  removeAuthor,
  removeAuthorAvatar,
  saveAuthor,
  uploadAuthorAvatar,
  uploadAuthorTextImage,
} from '@venue/sdk/authors/admin';
import { authorRecord } from '@venue/sdk/authors/kind';
import { Author, AuthorFields, authorRemovalConfirm } from '@venue/sdk/authors/model';
import { AuthorSheet } from '@venue/shared-ui/areas/authors/AuthorSheet.tsx';
import { useSendEach } from '@venue/shared-ui/data/useSendEach.ts';
import { oursOf } from '@venue/shared-ui/rich-text/RichText.html.ts';
import { RichText } from '@venue/shared-ui/rich-text/RichText.tsx';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import { Link } from 'react-router-dom';
import { RecordForm } from '../../app/record/form/RecordForm.tsx';
import { RemoveButton } from '../../app/record/form/RemoveButton.tsx';
import { useRecordForm } from '../../app/record/form/useRecordForm.ts';
import { useSaveCall } from '../../app/record/form/useSaveCall.ts';
import { OnePicture } from '../../app/record/pictures/OnePicture.tsx';
import { RecordColumns } from '../../app/record/RecordColumns.tsx';
import { RecordFacts } from '../../app/record/RecordFacts.tsx';
import { RecordPage } from '../../app/record/RecordPage.tsx';
import { SiteLink } from '../../app/record/SiteLink.tsx';
import { versioned } from '../../app/record/versions/versioned.ts';
import { storyPaths } from '../stories/stories.paths.ts';
import { useCategories } from '../stories/stories.view.ts';
import { AuthorFieldset } from './AuthorFieldset.tsx';
import { authorPaths } from './authors.paths.ts';

const removal = { call: removeAuthor, question: authorRemovalConfirm };
const { schema, valuesOf } = versioned(AuthorFields);
const edited = {
  schema,
  valuesOf: (author: Author) =>
    valuesOf({ ...author, categoryIds: author.categories.map(each => each.storyCategoryId) }),
};
const facts = ['authorName', 'authorCity', 'authorHobbies', 'categories', 'authorDescription'] as const;

/** One author: an editor, or the facts for readers who may not change them. */
export default function AuthorPage() {
  return (
    <RecordPage
      kind={authorRecord}
      get={getAuthor}
      input={authorId => ({ authorId })}
      list={authorPaths.list}
      actions={({ authorId, isShown }) => isShown && <SiteLink path={`/blog/authors/${authorId}`} />}
    >
      {(author, { manages }) =>
        manages ? (
          <AuthorEditor author={author} />
        ) : (
          <RecordColumns kind={authorRecord} id={author.authorId} aside={<Stories author={author} />}>
            <RecordFacts kind={authorRecord} record={author} fields={facts} />
          </RecordColumns>
        )
      }
    </RecordPage>
  );
}

function AuthorEditor({ author }: { author: Author }) {
  const { authorId, authorAvatar } = author;
  const categories = useCategories();
  const upload = useSendEach(uploadAuthorTextImage);
  const save = useSaveCall(authorRecord, saveAuthor, authorId);
  const editing = useRecordForm({ kind: authorRecord, record: author, model: Author, ...edited, save });
  return (
    <RecordColumns
      kind={authorRecord}
      id={authorId}
      restore={editing.restore}
      aside={
        <>
          <OnePicture
            add={uploadAuthorAvatar}
            remove={removeAuthorAvatar}
            own={{ authorId }}
            picture={authorAvatar}
            label={authorRecord.fields.authorAvatar.label}
          />
          <Stories author={author} />
        </>
      }
    >
      <RecordForm
        editing={editing}
        preview={typed => ({
          title: typed.authorName,
          sheet: (
            <AuthorSheet
              author={{
                ...author,
                ...typed,
                categories: categories
                  .filter(({ id }) => typed.categoryIds.includes(id))
                  .map(({ id, label }) => ({ storyCategoryId: id, storyCategoryName: label })),
                // The server has not sanitized this text yet.
                authorDescription: oursOf(typed.authorDescription),
              }}
            />
          ),
        })}
        buttons={<RemoveButton kind={authorRecord} paths={authorPaths} removal={removal} record={author} />}
      >
        <AuthorFieldset>
          <RichText
            name="authorDescription"
            label={authorRecord.fields.authorDescription.label}
            hint="Картинка из&nbsp;буфера или с&nbsp;диска встанет туда, где стоит курсор"
            imageLimits={limitsOf(uploadAuthorTextImage)}
            uploadImage={async (file, how) => {
              const { message } = await upload({ body: { file, authorId } }, how);
              return { url: message.path, alt: '' };
            }}
            optional
          />
        </AuthorFieldset>
      </RecordForm>
    </RecordColumns>
  );
}

/** A link to the author's stories; an author with stories cannot be removed. */
function Stories({ author: { authorId, storiesCount } }: { author: Author }) {
  if (storiesCount === 0) return <p>Записей в&nbsp;блоге пока нет.</p>;
  return (
    <p>
      <Link to={`${href(storyPaths.list)}?authorId=${authorId}`}>
        {plural(storiesCount, 'запись', 'записи', 'записей')} в&nbsp;блоге
      </Link>
      . Чтобы удалить автора, сначала укажите в&nbsp;них другого.
    </p>
  );
}
