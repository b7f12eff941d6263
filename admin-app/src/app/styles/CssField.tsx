import { Field, type FieldProps } from '@venue/shared-ui/fields/Field.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Stack } from '@venue/shared-ui/parts/Stack.tsx';
import { type ReactNode, useRef } from 'react';
import { useController } from 'react-hook-form';
import css from './CssField.module.css';
import { Preview } from './Preview.tsx';
import { type CssLook, type Look, useCssLook } from './useCssLook.ts';

interface Props extends Pick<FieldProps, 'name'> {
  label?: string;
  /** The CSS class that the styles are scoped to. */
  scope: string;
  /** Requests the styles as they would be served, without saving them; throws the client's errors. */
  look: Look;
  /** The content shown with the styles in the preview. */
  children: ReactNode;
}

/**
 * The CSS editor of a record: shows line numbers, lets the server check the styles during typing, and previews them on
 * the record. A refused line is marked. The value is the text of the styles.
 */
export function CssField({ name, label = 'Стили (CSS)', scope, look, children }: Props) {
  const { field, fieldState } = useController({ name });
  const value = String(field.value ?? '');
  const preview = useCssLook(value, look);
  const area = useRef<HTMLTextAreaElement | null>(null);
  const gutter = useRef<HTMLPreElement>(null);
  const error = preview.state === 'refused' ? preview.text : fieldState.error?.message;
  const lines = value.split('\n');
  const wrong = lineIn(error);

  const goToLine = (line: number) => {
    const start = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0);
    area.current?.focus();
    area.current?.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
  };
  return (
    <Stack gap={12} narrow>
      <Field
        label={label}
        optional
        hint="Правила действуют только на&nbsp;текст этой записи. Нельзя загружать файлы (url, @import), сдвигать блоки (position, transform) и&nbsp;добавлять слова (content)"
        error={error}
      >
        {wiring => (
          <span className={css.editor} data-invalid={error ? true : undefined}>
            <pre ref={gutter} className={css.lines} aria-hidden="true">
              {lines.map((_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a line is its number
                <span key={index} data-wrong={index + 1 === wrong || undefined}>
                  {index + 1}
                  {'\n'}
                </span>
              ))}
            </pre>
            <textarea
              {...wiring}
              ref={element => {
                area.current = element;
                field.ref(element);
              }}
              name={name}
              data-label={label}
              className={css.code}
              wrap="off"
              spellCheck={false}
              autoCapitalize="none"
              autoCorrect="off"
              value={value}
              onChange={field.onChange}
              onBlur={field.onBlur}
              onScroll={event => gutter.current?.scrollTo({ top: event.currentTarget.scrollTop })}
            />
          </span>
        )}
      </Field>
      {wrong !== undefined && (
        <div>
          <Button variant="outlined" color="inherit" size="small" onClick={() => goToLine(wrong)}>
            К&nbsp;строке {wrong}
          </Button>
        </div>
      )}
      <div>
        <Preview title="Предпросмотр со&nbsp;стилями" url={preview.url} scope={scope}>
          {children}
        </Preview>
        <p className={css.note} role="status">
          {noteOf(preview, value)}
        </p>
      </div>
    </Stack>
  );
}

/** The line number in the server's message: «Строка 2: …». */
function lineIn(message: string | undefined): number | undefined {
  const line = message?.match(/^Строка (\d+):/)?.[1];
  return line === undefined ? undefined : Number(line);
}

function noteOf({ state, text }: CssLook, value: string): string {
  if (state === 'asking') return 'Проверяем стили…';
  if (state === 'refused') return 'В\u00a0стилях ошибка: показан последний вариант без неё';
  if (state === 'failed') return `Предпросмотр не\u00a0обновился. ${text ?? ''}`;
  return value.trim() === '' ? 'Запись без своих стилей' : 'Так запись увидят после сохранения';
}
