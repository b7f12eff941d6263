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
import { Story, StoryFields, storyLimits, storyRemovalConfirm, storyStatus } from '@venue/sdk/stories/model';
import { StorySheet } from '@venue/shared-ui/areas/stories/StorySheet.tsx';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { useSendEach } from '@venue/shared-ui/data/useSendEach.ts';
import { FocusField } from '@venue/shared-ui/files/FocusField.tsx';
import { PhotoGrid } from '@venue/shared-ui/parts/record/PhotoGrid.tsx';
import { oursOf } from '@venue/shared-ui/rich-text/RichText.html.ts';
import { RichText } from '@venue/shared-ui/rich-text/RichText.tsx';
import { Fieldset } from '../../app/record/form/Fieldset.tsx';
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
  const authors = useKnownAuthors(story.storyAuthor);
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
              author={authors.authors.find(each => each.authorId === authorId)?.authorName}
              tiles={PhotoGrid}
            />
          ),
        })}
        buttons={<RemoveButton kind={storyRecord} paths={storyPaths} removal={removal} record={story} />}
      >
        <Fieldset
          of={StoryFields}
          own={{
            categoryId: props => <CategoryField {...props} />,
            authorId: props => <AuthorField {...props} known={authors} />,
            // A draft may lack its text, a published story may not.
            description: ({ optional: _, ...props }) => (
              <RichText
                {...props}
                imageLimits={pictureLimits}
                uploadImage={async (storyFile, how) => {
                  const { message } = await inText({ body: { storyId, storyFile } }, how);
                  return { url: message.path, alt: '' };
                }}
              />
            ),
            cssMeta: props => (
              <>
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
                {cover && <FocusField {...props} image={cover} frames={frames} />}
              </>
            ),
            file: props => <PaperField {...props} storyId={storyId} />,
          }}
        />
      </RecordForm>
    </RecordColumns>
  );
}
