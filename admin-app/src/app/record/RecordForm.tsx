import { Form } from '@venue/shared-ui/form/Form.tsx';
import { SaveKey } from '@venue/shared-ui/form/SaveKey.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { UnsavedGuard } from '@venue/shared-ui/form/UnsavedGuard.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import type { ReactNode } from 'react';
import css from './RecordForm.module.css';
import type { EditedValues, Editing } from './useRecordForm.ts';

interface Props<V extends EditedValues> {
  editing: Editing<V>;
  /** More buttons beside «Сохранить». */
  buttons?: ReactNode;
  /** What is said while something is typed and not saved. */
  unsaved?: string;
  /** The fields. */
  children: ReactNode;
}

/** The form of a record: its fields, «Сохранить» (also Ctrl+S), the moves it may make, and whether all is saved. */
export function RecordForm<V extends EditedValues>({
  editing,
  buttons,
  unsaved = 'Есть несохранённые изменения',
  children,
}: Props<V>) {
  const { form, kind, dirty, conflict, moves, make } = editing;
  return (
    <Form form={form} label={kind.label}>
      <SaveKey />
      {!form.draft && <UnsavedGuard dirty={dirty} />}
      {conflict}
      {children}
      <div className={css.buttons}>
        <SubmitButton size="medium">Сохранить</SubmitButton>
        {moves.map(move => (
          <Button
            key={move.action}
            variant="outlined"
            color={['unpublish', 'deactivate'].includes(move.action) ? 'inherit' : 'primary'}
            aria-disabled={form.busy || undefined}
            onClick={() => void make(move)}
          >
            {dirty ? `Сохранить и\u00a0${move.label?.toLowerCase()}` : move.label}
          </Button>
        ))}
        {buttons}
        <span className={css.soft} role="status">
          {dirty ? unsaved : 'Все изменения сохранены'}
        </span>
      </div>
    </Form>
  );
}
