import { failedAt, limitsOf, limitsText } from '@venue/sdk';
import type { sendRequestMessage } from '@venue/sdk/event-requests';
import type { writeToCustomer } from '@venue/sdk/event-requests/admin';
import { useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { FieldGroup } from '../../fields/Field.tsx';
import { TextArea } from '../../fields/inputs.tsx';
import { formatSize } from '../../files/FileRow.tsx';
import { refusalOf } from '../../files/useUploads.ts';
import { CallForm } from '../../form/CallForm.tsx';
import { SubmitButton } from '../../form/SubmitButton.tsx';
import { Button } from '../../parts/Button.tsx';
import { Flow } from '../../parts/Flow.tsx';
import css from './Thread.module.css';

const texts = { refused: 'Не удалось отправить сообщение', failed: failedAt('отправке сообщения') } as const;

interface Props {
  id: number;
  call: typeof sendRequestMessage | typeof writeToCustomer;
}

/** The form for a new message. The typed text stays until it is sent. */
export function Writer({ id, call }: Props) {
  const [sent, setSent] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place}>
      <CallForm
        key={sent}
        call={call}
        to={{ id }}
        from={{ text: '', files: [] }}
        texts={texts}
        guarded
        keep={`message:${id}`}
        label="Новое сообщение"
        done={() => {
          setSent(sent + 1);
          // The form is remounted by then, so the focus is moved back to it for the next message.
          requestAnimationFrame(() => place.current?.querySelector('textarea')?.focus());
        }}
      >
        <TextArea name="text" label="Сообщение" maxLength={4000} />
        <Attached call={call} />
        <Flow gap={12} center>
          <SubmitButton size="medium">Отправить</SubmitButton>
        </Flow>
      </CallForm>
    </div>
  );
}

function Attached({ call }: Pick<Props, 'call'>) {
  const limits = limitsOf(call);
  const { field, fieldState } = useController({ name: 'files' });
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<string>();
  const files: readonly File[] = field.value ?? [];
  const add = (chosen: readonly File[]) => {
    const problems = chosen.map(file => refusalOf(file, limits));
    setRefused(problems.find(Boolean));
    field.onChange([...files, ...chosen.filter((_, index) => !problems[index])]);
  };
  return (
    <FieldGroup label="Файлы" hint={limitsText(limits)} optional error={refused ?? fieldState.error?.message}>
      {({ describedBy }) => (
        <>
          <input
            ref={input}
            type="file"
            tabIndex={-1}
            hidden
            multiple
            onChange={event => {
              add([...(event.target.files ?? [])]);
              event.target.value = '';
            }}
          />
          {files.length > 0 && (
            <ul className={css.files} aria-label="Приложенные файлы">
              {files.map((file, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the same file may be chosen twice
                <li key={index}>
                  <span>
                    {file.name} <span className={css.soft}>{formatSize(file.size)}</span>
                  </span>
                  <Button
                    size="small"
                    color="inherit"
                    aria-label={`Убрать: ${file.name}`}
                    onClick={() => field.onChange(files.filter((_, other) => other !== index))}
                  >
                    Убрать
                  </Button>
                </li>
              ))}
            </ul>
          )}
          <Flow gap={12} center>
            <Button
              size="small"
              variant="outlined"
              name="files"
              data-label="Файлы"
              aria-describedby={describedBy}
              onClick={() => input.current?.click()}
            >
              Приложить файлы
            </Button>
          </Flow>
        </>
      )}
    </FieldGroup>
  );
}
