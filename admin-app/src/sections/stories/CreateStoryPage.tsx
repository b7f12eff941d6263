import { centred } from '@venue/sdk';
import { createStory } from '@venue/sdk/stories/admin';
import { storyRecord } from '@venue/sdk/stories/kind';
import { StoryFields } from '@venue/sdk/stories/model';
import * as z from 'zod/mini';
import { CreatePage } from '../../app/record/form/CreatePage.tsx';
import { Fieldset } from '../../app/record/form/Fieldset.tsx';
import { AuthorField, useKnownAuthors } from './AuthorField.tsx';
import { CategoryField } from './CategoryField.tsx';
import { storyPaths } from './stories.paths.ts';

const FirstFields = z.pick(StoryFields, { title: true, categoryId: true, authorId: true });

/** Creates a story from its title and category, so that pictures can be attached to it. */
export default function CreateStoryPage() {
  const authors = useKnownAuthors(null);
  return (
    <CreatePage
      kind={storyRecord}
      create={createStory}
      from={{ cssMeta: centred }}
      paths={storyPaths}
      submit="Создать черновик"
      draft="admin.story.create"
      lead={
        'Начните с\u00a0заголовка и\u00a0категории: черновик сохранится сразу, дальше можно писать текст и\u00a0вставлять в\u00a0него картинки. До\u00a0публикации его видят только сотрудники.'
      }
    >
      <Fieldset
        of={FirstFields}
        own={{
          categoryId: props => <CategoryField {...props} />,
          authorId: props => <AuthorField {...props} known={authors} />,
        }}
      />
    </CreatePage>
  );
}
