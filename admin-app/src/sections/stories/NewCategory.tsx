import { createStoryCategory } from '@venue/sdk/stories/admin';
import { storyCategoryRecord } from '@venue/sdk/stories/kind';
import { StoryCategoryFields } from '@venue/sdk/stories/model';
import { CallForm } from '@venue/shared-ui/form/CallForm.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { DialogButtons, SmallDialog } from '@venue/shared-ui/mui/SmallDialog.tsx';
import { Fieldset } from '../../app/record/form/Fieldset.tsx';

interface Props {
  /** Receives the id of the new category. */
  done: (storyCategoryId: number) => void;
  close: () => void;
}

/** Adds a category of the blog without leaving what is being written. */
export default function NewCategory({ done, close }: Props) {
  return (
    <SmallDialog title="Новая категория блога" close={close}>
      <CallForm
        keep="story-category"
        call={createStoryCategory}
        from={{ storyCategory: '' }}
        texts={storyCategoryRecord.texts.create}
        done={({ message }) => {
          done(message.storyCategoryId);
          close();
        }}
        label="Новая категория блога"
      >
        <Fieldset of={StoryCategoryFields} />
        <DialogButtons cancel={close}>
          <SubmitButton size="medium">Добавить</SubmitButton>
        </DialogButtons>
      </CallForm>
    </SmallDialog>
  );
}
