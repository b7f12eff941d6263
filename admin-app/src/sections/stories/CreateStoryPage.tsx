import { centred } from '@venue/sdk';
import { createStory } from '@venue/sdk/stories/admin';
import { storyRecord } from '@venue/sdk/stories/kind';
import { StoryFields } from '@venue/sdk/stories/model';
import { Text } from '@venue/shared-ui/fields/inputs.tsx';
import { CreatePage } from '../../app/record/form/CreatePage.tsx';
import { AuthorField, useKnownAuthors } from './AuthorField.tsx';
import { CategoryField } from './CategoryField.tsx';
import { storyPaths } from './stories.paths.ts';

/** Creates a story from its title and category, so that pictures can be attached to it. */
export default function CreateStoryPage() {
  return (
    <CreatePage
      kind={storyRecord}
      create={createStory}
      schema={StoryFields}
      from={{ cssMeta: centred }}
      paths={storyPaths}
      submit="Создать черновик"
      draft="admin.story.create"
      lead={
        'Начните с\u00a0заголовка и\u00a0категории: черновик сохранится сразу, дальше можно писать текст и\u00a0вставлять в\u00a0него картинки. До\u00a0публикации его видят только сотрудники.'
      }
    >
      <Text name="title" label={storyRecord.fields.storyTitle.label} maxLength={300} />
      <CategoryField />
      <AuthorField known={useKnownAuthors(null)} />
    </CreatePage>
  );
}
