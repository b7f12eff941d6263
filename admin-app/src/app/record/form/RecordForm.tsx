import { Form } from '@venue/shared-ui/form/Form.tsx';
import { RestoredNote } from '@venue/shared-ui/form/RestoredNote.tsx';
import { SaveKey } from '@venue/shared-ui/form/SaveKey.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { UnsavedGuard } from '@venue/shared-ui/form/UnsavedGuard.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { SoftText } from '@venue/shared-ui/parts/SoftText.tsx';
import { type ReactNode, Suspense, useState } from 'react';
import type { Shown } from '../versions/preview.ts';
import css from './RecordForm.module.css';
import type { EditedValues, Editing } from './useRecordForm.ts';

const PreviewDialog = lazyWithRetry(
  () => import('../versions/PreviewDialog.tsx'),
  ({ close }) => close(),
);

interface Props<V extends EditedValues> {
  editing: Editing<V>;
  /** More buttons beside «Сохранить». */
  buttons?: ReactNode;
  /** Renders the typed values as visitors will see them, for kinds with a page on the site. */
  preview?: (typed: V) => Shown;
  /** The status text while there are unsaved changes. */
  unsaved?: string;
  /** The fields. */
  children: ReactNode;
}

/** The form of a record: its fields, «Сохранить» (also Ctrl+S), the moves it may make, and whether all is saved. */
export function RecordForm<V extends EditedValues>({
  editing,
  buttons,
  preview,
  unsaved = 'Есть несохранённые изменения',
  children,
}: Props<V>) {
  const [previewing, setPreviewing] = useState(false);
  const { form, kind, dirty, conflict, moves, make } = editing;
  return (
    <Form form={form} label={kind.label}>
      <SaveKey />
      {!form.draft && <UnsavedGuard dirty={dirty} left={form.forget} />}
      <RestoredNote form={form} />
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
        {preview && (
          <Button color="inherit" aria-haspopup="dialog" onClick={() => setPreviewing(true)}>
            Предпросмотр
          </Button>
        )}
        {buttons}
        <SoftText as="span" size="small" role="status">
          {dirty ? unsaved : 'Все изменения сохранены'}
        </SoftText>
      </div>
      {preview && previewing && (
        <Suspense>
          <PreviewDialog draw={() => preview(form.methods.getValues())} close={() => setPreviewing(false)} />
        </Suspense>
      )}
    </Form>
  );
}
