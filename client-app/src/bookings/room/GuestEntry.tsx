import { Phone } from '@venue/sdk';
import { PhoneField } from '@venue/shared-ui/fields/PhoneField.tsx';
import { Form } from '@venue/shared-ui/form/Form.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { useForm } from '@venue/shared-ui/form/useForm.ts';
import { useState } from 'react';
import * as z from 'zod/mini';
import { ConsentNote } from '../../app/person/ConsentNote.tsx';
import { PhoneProof } from '../../app/person/PhoneProof.tsx';
import { keepAgreed } from './agreed.ts';
import css from './GuestEntry.module.css';
import { keepGuestPhone, storedGuestPhone } from './guestPhone.ts';

interface Props {
  roomId: number;
  /** What it costs, in kopecks; null while that is not known. The code is asked for once it is. */
  sum: number | null;
}

/**
 * Lets a visitor book without leaving the page, by verifying a phone with a code. The booking is made once they are
 * signed in.
 */
export default function GuestEntry({ roomId, sum }: Props) {
  const [phone, setPhone] = useState(storedGuestPhone);
  // The last sum on the screen: the price may be loading again when the phone is verified.
  const [seen, setSeen] = useState(sum);
  if (sum !== null && sum !== seen) setSeen(sum);
  const keep = (digits: string) => {
    keepGuestPhone(digits);
    setPhone(digits);
  };
  const form = useForm({
    schema: z.object({ phone: Phone }),
    from: { phone },
    keep: 'phone',
    submit: (typed, { markSaved }) => {
      markSaved(typed);
      keep(typed.phone);
    },
  });
  if (phone !== '' && seen !== null)
    return (
      <PhoneProof
        phone={phone}
        enter={() => {
          keepGuestPhone('');
          keepAgreed(roomId, seen);
        }}
        cancel={() => keep('')}
      />
    );
  return (
    <Form form={form} label="Бронирование по&nbsp;телефону">
      <div className={css.entry}>
        <PhoneField name="phone" label="Телефон" />
        <SubmitButton className={css.button ?? ''} busy={phone !== ''}>
          Забронировать
        </SubmitButton>
        <ConsentNote button="Забронировать" />
      </div>
    </Form>
  );
}
