import { ApiFailure, textOf, Unreachable, type UploadLimits } from '@venue/sdk';
import { type ReactNode, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { FieldGroup, type FieldProps } from '../fields/Field.tsx';
import { UnsavedGuard } from '../form/UnsavedGuard.tsx';
import { Button } from '../parts/Button.tsx';
import { confirm } from '../parts/message/Confirm.tsx';
import { DropArea } from './DropArea.tsx';
import css from './FileField.module.css';
import { FileRow, type KeptFile } from './FileRow.tsx';
import { UploadRow } from './UploadRow.tsx';
import { refusalOf, type SendFile, useUploads } from './useUploads.ts';

interface Props extends Omit<FieldProps, 'name'> {
  /** Name of the field, by which the error summary links here. */
  name?: string;
  error?: string | undefined;
  /** The record's current file. */
  file: KeptFile | null;
  /** Allowed types and size of the file: `limitsOf(uploadDocument)`. */
  limits: UploadLimits;
  /** Like `remove`, a function of `useSendEach`: throws what the client throws, resolves when `file` is refetched. */
  upload: SendFile;
  /** Further actions for the record's file, e.g. «Скачать». */
  tools?: ReactNode;
  /** Without it the file can only be replaced. */
  remove?: () => Promise<unknown>;
}

/** One file of a saved record, sent as soon as it is chosen: a scan, a document, the poster of an event. */
export function FileField({ file, limits, upload, tools, remove, name, disabled, error, ...field }: Props) {
  const uploads = useUploads(limits, upload);
  const [removing, setRemoving] = useState(false);
  const [refused, setRefused] = useState<string>();
  const group = useRef<HTMLDivElement>(null);
  const [item] = uploads.items;

  const choose = (files: readonly File[]) => {
    setRefused(undefined);
    if (item) uploads.remove(item.key);
    uploads.start(files);
  };
  const ask = async () => {
    const question = { title: 'Вы уверены, что хотите удалить этот файл?', yes: 'Удалить', danger: true };
    if (!remove || removing || !(await confirm(question))) return;
    setRemoving(true);
    setRefused(undefined);
    try {
      await remove();
      group.current?.focus();
    } catch (problem) {
      if (!(problem instanceof ApiFailure) && !(problem instanceof Unreachable)) throw problem;
      setRefused(textOf(problem, 'Не удалось удалить файл'));
    } finally {
      setRemoving(false);
    }
  };
  return (
    <FieldGroup {...field} error={item?.error ?? refused ?? error} ref={group}>
      {({ describedBy }) => (
        <>
          <UnsavedGuard dirty={uploads.busy} />
          {file && item?.state !== 'sending' && (
            <FileRow file={file}>
              <div className={css.tools}>
                {tools}
                {remove && !disabled && (
                  <Button size="small" color="inherit" onClick={ask} aria-busy={removing || undefined}>
                    Удалить
                  </Button>
                )}
              </div>
            </FileRow>
          )}
          {item && <UploadRow item={item} retry={uploads.retry(item)} remove={() => uploads.remove(item.key)} />}
          {(!item || item.state === 'failed') && (
            <DropArea
              limits={limits}
              label={file ? 'Заменить файл' : 'Выбрать файл'}
              name={name}
              fieldLabel={field.label}
              describedBy={describedBy}
              disabled={disabled}
              onFiles={choose}
            />
          )}
        </>
      )}
    </FieldGroup>
  );
}

/** A file that is sent with the form: its value is a `File`, or null. Drafts never contain it. */
export function FileInput({ name, limits, disabled, ...field }: FieldProps & { limits: UploadLimits }) {
  const { field: input, fieldState, formState } = useController({ name, ...(disabled ? { disabled } : {}) });
  const [refused, setRefused] = useState<string>();
  const group = useRef<HTMLDivElement>(null);
  const current: unknown = input.value;
  const choose = ([file]: readonly File[]) => {
    const why = file && refusalOf(file, limits);
    setRefused(why);
    if (file && !why) input.onChange(file);
  };
  return (
    <FieldGroup {...field} error={refused ?? fieldState.error?.message} ref={group}>
      {({ describedBy }) => (
        <>
          {current instanceof File && (
            <FileRow file={current}>
              {!input.disabled && !formState.isSubmitting && (
                <Button
                  size="small"
                  color="inherit"
                  onClick={() => {
                    input.onChange(null);
                    group.current?.focus();
                  }}
                >
                  Убрать
                </Button>
              )}
            </FileRow>
          )}
          <DropArea
            limits={limits}
            label={current instanceof File ? 'Выбрать другой файл' : 'Выбрать файл'}
            name={name}
            fieldLabel={field.label}
            describedBy={describedBy}
            disabled={input.disabled}
            onFiles={choose}
          />
        </>
      )}
    </FieldGroup>
  );
}
