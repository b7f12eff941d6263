import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../parts/Button.tsx';
import { confirm } from '../parts/message/Confirm.tsx';
import css from './RestoredNote.module.css';
import type { VenueForm } from './useForm.ts';

interface Props {
  /** Whether the record has changed since the values were typed. */
  outdated: boolean;
  restart: () => void;
  children: ReactNode;
}

/** Says that earlier typed values are in the form again, and offers to begin without them. */
export function Restored({ outdated, restart, children }: Props) {
  const ask = async () => {
    const text = 'Всё, что вы\u00a0ввели, будет удалено.';
    if (await confirm({ title: 'Начать заново?', text, yes: 'Начать заново', danger: true })) restart();
  };
  return (
    <div className={css.restored} role="status">
      <p>
        <span>{children}</span>
        {outdated && <span>. С&nbsp;тех пор запись изменилась: проверьте поля</span>}
      </p>
      <Button size="small" onClick={() => void ask()}>
        Начать заново
      </Button>
    </div>
  );
}

/** The note of a form whose values this tab keeps. */
export function RestoredNote<V extends FieldValues>({ form }: { form: VenueForm<V> }) {
  if (!form.restored) return null;
  const restart = () => {
    form.forget();
    form.methods.reset();
  };
  return (
    <Restored outdated={form.restored.outdated} restart={restart}>
      Восстановлено то, что вы&nbsp;ввели раньше
    </Restored>
  );
}
