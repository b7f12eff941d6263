import { plural } from '@venue/sdk';
import {
  getAuthor,
  removeAuthor,
  removeAuthorAvatar,
  saveAuthor,
  uploadAuthorAvatar,
  uploadAuthorTextImage,
} from '@venue/sdk/authors/admin';
import { authorRecord } from '@venue/sdk/authors/kind';
import { Author, authorRemovalConfirm } from '@venue/sdk/authors/model';
import { AuthorSheet } from '@venue/shared-ui/areas/authors/AuthorSheet.tsx';
import { oursOf } from '@venue/shared-ui/rich-text/RichText.html.ts';
import { RichText } from '@venue/shared-ui/rich-text/RichText.tsx';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import { Link } from 'react-router-dom';
import { useTextPictures } from '../../app/record/form/useTextPictures.ts';
import { plainPage } from '../../app/record/plainPage.tsx';
import { storyPaths } from '../stories/stories.paths.ts';
import { CategoriesField, useCategories } from '../stories/stories.view.ts';
import { authorPaths } from './authors.paths.ts';

/** One author of the blog. */
export default plainPage(authorRecord, {
  paths: authorPaths,
  get: getAuthor,
  save: saveAuthor,
  model: Author,
  fieldsOf: author => ({ ...author, categoryIds: author.categories.map(each => each.storyCategoryId) }),
  removal: { call: removeAuthor, question: authorRemovalConfirm },
  picture: {
    of: ({ authorAvatar }) => authorAvatar,
    add: uploadAuthorAvatar,
    remove: removeAuthorAvatar,
    label: authorRecord.fields.authorAvatar.label,
  },
  site: ({ authorId, isShown }) => isShown && `/blog/authors/${authorId}`,
  facts: ['authorName', 'authorCity', 'authorHobbies', 'categories', 'authorDescription'],
  beside: author => <Stories author={author} />,
  useParts: author => {
    const categories = useCategories();
    const inText = useTextPictures(uploadAuthorTextImage, { authorId: author.authorId });
    return {
      own: {
        categoryIds: props => <CategoriesField {...props} />,
        authorDescription: props => <RichText {...props} {...inText} />,
      },
      preview: typed => ({
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
      }),
    };
  },
});

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
