import { required } from '@venue/sdk';
import { PasswordField } from '@venue/shared-ui/fields/inputs.tsx';
import { Form } from '@venue/shared-ui/form/Form.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { useForm, type VenueForm } from '@venue/shared-ui/form/useForm.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Flow } from '@venue/shared-ui/parts/Flow.tsx';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useFocusOn } from '../app/records/useFocusOn.ts';
import css from './PasswordPrompt.module.css';

interface Props {
  /** The label of the button that opens the password form. */
  open: string;
  submit: string;
  danger?: boolean;
  /** Acts with the password; `setServerErrors` shows errors beside it. True when done. */
  act: (password: string, setServerErrors: VenueForm['setServerErrors']) => Promise<boolean>;
}

/** A button that asks for the password first, so that somebody at an unlocked browser cannot take the data. */
export function PasswordPrompt({ open, submit, danger = false, act }: Props) {
  const [isOpen, setOpen] = useState(false);
  const color = danger ? 'error' : 'primary';
  if (isOpen) return <Question name={open} submit={submit} color={color} act={act} close={() => setOpen(false)} />;
  return (
    <div>
      <Button variant="outlined" color={color} onClick={() => setOpen(true)}>
        {open}
      </Button>
    </div>
  );
}

interface QuestionProps extends Pick<Props, 'submit' | 'act'> {
  name: string;
  color: 'primary' | 'error';
  close: () => void;
}

function Question({ name, submit, color, act, close }: QuestionProps) {
  const form = useForm({
    schema: z.object({ password: required(1000) }),
    from: { password: '' },
    submit: async ({ password }, { setServerErrors }) => {
      if (await act(password, setServerErrors)) close();
    },
  });
  // The button that had the focus is gone.
  useFocusOn('password');
  return (
    <Form form={form} label={name}>
      <div className={css.field}>
        <PasswordField name="password" label="Ваш пароль" kind="current" />
      </div>
      <Flow gap={12}>
        <SubmitButton size="medium" color={color}>
          {submit}
        </SubmitButton>
        <Button color="inherit" onClick={close}>
          Отмена
        </Button>
      </Flow>
    </Form>
  );
}
