import { formatPhone } from '@venue/sdk';
import { Stack } from '@venue/shared-ui/parts/Stack.tsx';
import type { ReactNode } from 'react';
import css from './StepFrame.module.css';

interface Props {
  heading: string;
  /** The phone chosen before; left out where it is being asked for. */
  phone?: string;
  changePhone?: () => void;
  children: ReactNode;
}

/** A step's heading, the phone it is about with the way back to change it, and its form. */
export function StepFrame({ heading, phone, changePhone, children }: Props) {
  return (
    <Stack gap={20} narrow>
      <h1 className={css.heading}>{heading}</h1>
      {phone && (
        <p className={css.phone}>
          <span>{formatPhone(phone)}</span>
          <button type="button" className={css.change} onClick={changePhone}>
            Изменить номер
          </button>
        </p>
      )}
      {children}
    </Stack>
  );
}

/** The phone for password managers, which save a password under the username field before it. */
export const UserName = ({ phone }: { phone: string }) => (
  <input
    className="visually-hidden"
    type="text"
    name="username"
    autoComplete="username"
    value={phone}
    readOnly
    tabIndex={-1}
    aria-hidden="true"
  />
);
