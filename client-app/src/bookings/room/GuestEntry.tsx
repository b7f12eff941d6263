import { Phone } from '@venue/sdk';
import { PhoneField } from '@venue/shared-ui/fields/PhoneField.tsx';
import { Form } from '@venue/shared-ui/form/Form.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { useForm } from '@venue/shared-ui/form/useForm.ts';
import { useState } from 'react';
import * as z from 'zod/mini';
import { ConsentNote } from '../../app/ConsentNote.tsx';
import { PhoneProof } from '../../app/PhoneProof.tsx';
import { keepAgreed } from './agreed.ts';
import css from './GuestEntry.module.css';
import { keepGuestPhone, keptGuestPhone } from './guestPhone.ts';

interface Props {
  roomId: number;
  /**
   * What it costs, in kopecks; null while that is not known. If it is still unknown when the phone is verified, the
   * booking waits for another press.
   */
  sum: number | null;
}

/**
 * Lets a visitor book without leaving the page, by verifying a phone with a code. The booking is made once they are
 * signed in.
 */
export default function GuestEntry({ roomId, sum }: Props) {
  const [phone, setPhone] = useState(keptGuestPhone);
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
  if (phone !== '')
    return (
      <PhoneProof
        phone={phone}
        enter={() => {
          keepGuestPhone('');
          if (sum !== null) keepAgreed(roomId, sum);
        }}
        cancel={() => keep('')}
      />
    );
  return (
    <Form form={form} label="Бронирование по&nbsp;телефону">
      <div className={css.entry}>
        <PhoneField name="phone" label="Телефон" />
        <SubmitButton className={css.button ?? ''}>Забронировать</SubmitButton>
        <ConsentNote button="Забронировать" />
      </div>
    </Form>
  );
}
