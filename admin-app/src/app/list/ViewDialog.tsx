import { saveView } from '@venue/sdk/views/admin';
import { type SavedView, viewLimits } from '@venue/sdk/views/model';
import { Checkbox, Text } from '@venue/shared-ui/fields/inputs.tsx';
import { CallForm } from '@venue/shared-ui/form/CallForm.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { DialogButtons, SmallDialog } from '@venue/shared-ui/mui/SmallDialog.tsx';

interface Props {
  /** The view to name; a new one if it has no id. */
  view: Omit<SavedView, 'viewId' | 'madeBy' | 'can'> & { viewId?: number };
  /** Whether it is the user's own view: a colleague's view cannot be the default. */
  isOwn: boolean;
  close: () => void;
  done: (saved: SavedView) => void;
}

/** Asks for the name of a view, and whether it is shared or the default. */
export default function ViewDialog({ view, isOwn, close, done }: Props) {
  const fresh = view.viewId === undefined;
  return (
    <SmallDialog title={fresh ? 'Новый вид' : 'Переименовать вид'} close={close}>
      <CallForm
        keep={`view:${view.list}:${view.viewId ?? 'new'}`}
        call={saveView}
        from={view}
        texts={{ done: 'Вид сохранён' }}
        done={({ message }) => done(message)}
        label="Вид списка"
      >
        <Text
          name="title"
          label="Название"
          hint={fresh ? 'Запомнятся фильтры, порядок строк и\u00a0столбцы.' : undefined}
          maxLength={viewLimits.titleLength}
        />
        {isOwn && <Checkbox name="isDefault" label="Открывать список с&nbsp;этим видом" />}
        <Checkbox name="isShared" label="Показывать коллегам, которым виден этот список" />
        <DialogButtons cancel={close}>
          <SubmitButton size="medium">Сохранить</SubmitButton>
        </DialogButtons>
      </CallForm>
    </SmallDialog>
  );
}
