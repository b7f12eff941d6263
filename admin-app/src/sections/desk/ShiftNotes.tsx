import { failedAt, required } from '@venue/sdk';
import { addShiftNote, removeShiftNote } from '@venue/sdk/desk/admin';
import type { ShiftNote } from '@venue/sdk/desk/model';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { formatTime } from '@venue/shared-ui/dates/format.ts';
import { TextArea } from '@venue/shared-ui/fields/inputs.tsx';
import { Form } from '@venue/shared-ui/form/Form.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { useForm } from '@venue/shared-ui/form/useForm.ts';
import { IconButton } from '@venue/shared-ui/parts/Button.tsx';
import { Icon } from '@venue/shared-ui/parts/Icon.tsx';
import * as z from 'zod/mini';
import { useMay } from '../../app/frame/useWho.ts';
import css from './BoardPage.module.css';

const added = { done: 'Заметка оставлена', failed: failedAt('добавлении заметки') } as const;
const removed = { done: 'Заметка удалена', failed: failedAt('удалении заметки') } as const;
const Note = z.object({ text: required(500) });

/** The notes on a day that one shift leaves for the next. */
export function ShiftNotes({ day, notes }: { day: string; notes: readonly ShiftNote[] }) {
  const manages = useMay()('desk.manage');
  const remove = useSend(removeShiftNote, removed);
  return (
    <section className={css.card} aria-labelledby="notes">
      <h2 id="notes">Заметки смены</h2>
      {notes.length > 0 ? (
        <ul className={css.rows}>
          {notes.map(({ noteId, text, who, at }) => (
            <li key={noteId} className={css.note}>
              <p>
                {text}
                <br />
                <span className={css.soft}>
                  {who}, {formatTime(at)}
                </span>
              </p>
              {manages && (
                <IconButton
                  aria-label={`Удалить заметку: ${text}`}
                  onClick={() => void remove.send({ body: { noteId } })}
                >
                  <Icon name="close" />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
      ) : (
        <p className={css.soft}>На&nbsp;этот день заметок нет.</p>
      )}
      {manages && <NewNote key={notes.length} day={day} />}
    </section>
  );
}

function NewNote({ day }: { day: string }) {
  const { send } = useSend(addShiftNote, added);
  const form = useForm({
    schema: Note,
    keep: `shift-note:${day}`,
    from: { text: '' },
    submit: async ({ text }, { setServerErrors, markSaved }) => {
      const reply = await send({ body: { day, text } }, { handles: setServerErrors });
      if (reply) markSaved({ text: '' });
    },
  });
  return (
    <Form form={form} label="Новая заметка">
      <TextArea name="text" label="Новая заметка" maxLength={500} />
      <SubmitButton size="medium">Оставить заметку</SubmitButton>
    </Form>
  );
}
