import { limitsOf } from '@venue/sdk';
import {
  addStoryFiles,
  removeStory,
  removeStoryFile,
  saveStory,
  setMainStoryFile,
  uploadStoryTextFile,
} from '@venue/sdk/stories/admin';
import { storyRecord } from '@venue/sdk/stories/kind';
import { Story, storyLimits, storyRemovalConfirm, storyStatus } from '@venue/sdk/stories/model';
import { StorySheet } from '@venue/shared-ui/areas/stories/StorySheet.tsx';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { useSendEach } from '@venue/shared-ui/data/useSendEach.ts';
import { Text } from '@venue/shared-ui/fields/inputs.tsx';
import { FocusField } from '@venue/shared-ui/files/FocusField.tsx';
import { Row } from '@venue/shared-ui/form/Form.tsx';
import { PhotoGrid } from '@venue/shared-ui/parts/record/PhotoGrid.tsx';
import { oursOf } from '@venue/shared-ui/rich-text/RichText.html.ts';
import { RichText } from '@venue/shared-ui/rich-text/RichText.tsx';
import { RecordForm } from '../../app/record/form/RecordForm.tsx';
import { RemoveButton } from '../../app/record/form/RemoveButton.tsx';
import { useRecordForm } from '../../app/record/form/useRecordForm.ts';
import { ManyPictures } from '../../app/record/pictures/ManyPictures.tsx';
import { RecordColumns } from '../../app/record/RecordColumns.tsx';
import { RecordFacts } from '../../app/record/RecordFacts.tsx';
import { AuthorField, useKnownAuthors } from './AuthorField.tsx';
import { CategoryField } from './CategoryField.tsx';
import { PaperField } from './PaperField.tsx';
import { storyPaths } from './stories.paths.ts';
import { StoryForm, valuesOf } from './storyForm.ts';
import { useCategories } from './useCategories.ts';

const { fields: named, texts } = storyRecord;
const { refused, failed } = texts.update;
const removal = { call: removeStory, question: storyRemovalConfirm };
const pictureLimits = { ...limitsOf(addStoryFiles), types: ['image/jpeg', 'image/png', 'image/webp'] };
const facts = ['createdAt', 'publishedAt', 'updatedAt'] as const;
const frames = [
  { title: 'В\u00a0ленте', ratio: '4 / 3' },
  { title: 'На\u00a0странице', ratio: '16 / 9' },
];

/**
 * The editor of a story. «Сохранить» or a move saves its fields; pictures are saved immediately. Typed values are
 * stored as a draft of the form, and can be previewed.
 */
export function StoryEditor({ story }: { story: Story }) {
  const { storyId, storyImages, storyStatus: status } = story;
  const categories = useCategories();
  const known = useKnownAuthors(story.storyAuthor);
  const { send } = useSend(saveStory, { refused, failed });
  const add = useSendEach(addStoryFiles);
  const setMain = useSendEach(setMainStoryFile);
  const inText = useSendEach(uploadStoryTextFile);
  const editing = useRecordForm({
    kind: storyRecord,
    record: story,
    model: Story,
    schema: StoryForm,
    valuesOf,
    draft: `admin.story.update:${storyId}`,
    save: async (values, { handles, move }) => {
      const to = move ? { status: move.to as typeof status } : {};
      return (await send({ body: { ...values, storyId, ...to } }, { handles }))?.message;
    },
  });
  const cover = storyImages.find(each => each.isMain);
  return (
    <RecordColumns
      kind={storyRecord}
      id={storyId}
      restore={editing.restore}
      aside={<RecordFacts kind={storyRecord} record={story} fields={facts.filter(name => story[name] !== null)} />}
    >
      <RecordForm
        editing={editing}
        {...(status === storyStatus.published
          ? { unsaved: 'Есть несохранённые изменения. Читатели увидят их сразу после сохранения' }
          : {})}
        preview={({ title, description, file, cssMeta, categoryId, authorId }) => ({
          title,
          sheet: (
            <StorySheet
              // The server has not sanitized this text yet.
              story={{ ...story, storyDescription: oursOf(description), storyFile: file, storyMeta: cssMeta }}
              category={categories.find(each => each.id === Number(categoryId))?.label ?? ''}
              author={known.authors.find(each => each.authorId === authorId)?.authorName}
              tiles={PhotoGrid}
            />
          ),
        })}
        buttons={<RemoveButton kind={storyRecord} paths={storyPaths} removal={removal} record={story} />}
      >
        <Text name="title" label={named.storyTitle.label} maxLength={300} />
        <Row>
          <CategoryField />
          <AuthorField known={known} />
        </Row>
        <RichText
          name="description"
          label={named.storyDescription.label}
          placeholder="Начните писать или вставьте готовый текст"
          hint="Картинка из&nbsp;буфера или с&nbsp;диска встанет туда, где стоит курсор"
          imageLimits={pictureLimits}
          uploadImage={async (storyFile, how) => {
            const { message } = await inText({ body: { storyId, storyFile } }, how);
            return { url: message.path, alt: '' };
          }}
        />
        <ManyPictures
          label={named.storyImages.label}
          hint="Главная станет обложкой, остальные встанут под текстом. Сохраняются сразу"
          pictures={storyImages}
          limit={storyLimits.images}
          limits={limitsOf(addStoryFiles)}
          add={async (file, how, before) =>
            (await add({ body: { storyId, storyFiles: [file], before } }, how)).message.storyImages
          }
          remove={removeStoryFile}
          setMain={({ fileId }) => setMain({ body: { storyId, fileId } })}
        />
        {cover && (
          <FocusField
            name="cssMeta"
            label={named.storyMeta.label}
            hint="Где обложка не&nbsp;помещается целиком, останется место вокруг этой точки"
            image={cover}
            frames={frames}
          />
        )}
        <PaperField storyId={storyId} />
      </RecordForm>
    </RecordColumns>
  );
}
