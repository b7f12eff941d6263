import { ApiFailure, check, Inn, innDigitsFit } from '@venue/sdk';
import { findPayer, type PayerFields } from '@venue/sdk/desk/admin';
import { contragentType } from '@venue/sdk/profile/model';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { DigitsField } from '@venue/shared-ui/fields/DigitsField.tsx';
import { Choose, Text } from '@venue/shared-ui/fields/inputs.tsx';
import { Row } from '@venue/shared-ui/form/Form.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type * as z from 'zod/mini';
import css from './Desk.module.css';

interface Values {
  payer: z.input<typeof PayerFields>;
}

/** An organisation that the caller names by its INN: filled in by the register, or typed where it is silent. */
export function PayerInn() {
  const { setValue, setError, clearErrors, formState } = useFormContext<Values>();
  const { INN: inn, name, type } = useWatch<Values, 'payer'>({ name: 'payer' });
  const { send, busy } = useSend(findPayer);
  const [report, setReport] = useState('');
  const [isOpen, setOpen] = useState(name !== '');
  // An error of a field that is out of sight cannot be mended; the field stays when the error is gone.
  if (!isOpen && formState.errors.payer?.name) setOpen(true);
  const fill = async () => {
    setReport('');
    const answer = check(Inn, inn);
    if (!answer.ok) return setError('payer.INN', { message: answer.fields[''] ?? '' }, { shouldFocus: true });
    clearErrors('payer.INN');
    const reply = await send(
      { body: { INN: inn } },
      {
        handles: failure => {
          if (!(failure instanceof ApiFailure) || failure.code === 'internal') return false;
          setReport(`${failure.text} Заполните поля сами.`);
          setOpen(true);
          return true;
        },
      },
    );
    if (!reply) return;
    const { organisation } = reply.message;
    setOpen(true);
    if (!organisation) return setReport('В\u00a0реестре по\u00a0этому ИНН ничего нет. Заполните поля сами.');
    setValue('payer', organisation, { shouldDirty: true, shouldValidate: true });
    setReport('Заполнили по\u00a0реестру. Сверьте с\u00a0клиентом.');
  };
  const doubtful = (inn.length === 10 || inn.length === 12) && !innDigitsFit(inn);
  return (
    <>
      <div className={css.inn}>
        <DigitsField
          name="payer.INN"
          label="ИНН организации"
          most={12}
          hint={doubtful ? 'Проверьте ИНН: контрольные цифры не\u00a0сходятся' : '10 или 12 цифр'}
        />
        <Button variant="outlined" onClick={() => void fill()} aria-disabled={busy || undefined}>
          {busy ? 'Ищем…' : 'Найти по\u00a0ИНН'}
        </Button>
        <p className={css.soft} role="status">
          {report}
        </p>
      </div>
      {isOpen && (
        <>
          <Text name="payer.name" label="Название" maxLength={300} />
          <Row>
            <Choose name="payer.type" label="Кто это" options={contragentType.options} />
            {type === contragentType.company && (
              <DigitsField name="payer.KPP" label="КПП" most={9} hint="9 цифр" optional />
            )}
          </Row>
          <Text name="payer.legalAddress" label="Юридический адрес" maxLength={500} optional />
        </>
      )}
    </>
  );
}
