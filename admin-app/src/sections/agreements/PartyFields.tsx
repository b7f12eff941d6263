import { ApiFailure, check, Inn, innDigitsFit } from '@venue/sdk';
import { findParty } from '@venue/sdk/agreements/admin';
import type { AgreementFields } from '@venue/sdk/agreements/model';
import { contragentType } from '@venue/sdk/profile/model';
import { BankFields, ContactFields } from '@venue/shared-ui/areas/profile/BankFields.tsx';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { DigitsField } from '@venue/shared-ui/fields/DigitsField.tsx';
import { Choose, Text } from '@venue/shared-ui/fields/inputs.tsx';
import { Group, Row } from '@venue/shared-ui/form/Form.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { SoftText } from '@venue/shared-ui/parts/SoftText.tsx';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import css from './Agreements.module.css';

type Values = Pick<AgreementFields, 'customer'>;

/** The customer of an agreement: found in the register by the INN, or typed. */
export function PartyFields() {
  const type = useWatch<Values, 'customer.type'>({ name: 'customer.type' });
  const { company, individual } = contragentType;
  return (
    <>
      <Group title="Заказчик">
        <Row>
          <Choose name="customer.type" label="Кто это" options={contragentType.options} />
          <PartyInn />
        </Row>
        <Text
          name="customer.name"
          label={type === company ? 'Название' : 'Фамилия, имя и\u00a0отчество'}
          placeholder={type === company ? 'ООО «Печь и\u00a0глина»' : ''}
          maxLength={300}
        />
        {type !== individual && (
          <Row>
            {type === company && <DigitsField name="customer.KPP" label="КПП" most={9} hint="9 цифр" optional />}
            <DigitsField
              name="customer.OGRN"
              label={type === company ? 'ОГРН' : 'ОГРНИП'}
              most={type === company ? 13 : 15}
              optional
            />
          </Row>
        )}
        <Text
          name="customer.legalAddress"
          label={type === company ? 'Юридический адрес' : 'Адрес регистрации'}
          maxLength={500}
          optional
        />
        <Text name="customer.postalAddress" label="Почтовый адрес" hint="Если отличается" maxLength={500} optional />
      </Group>
      {type === company && (
        <Group title="Кто подписывает">
          <Row>
            <Text name="customer.headPosition" label="Должность" placeholder="Директор" maxLength={200} optional />
            <Text name="customer.headName" label="Фамилия, имя и&nbsp;отчество" maxLength={200} optional />
          </Row>
          <Text
            name="customer.actsOn"
            label="Действует на&nbsp;основании"
            placeholder="Устава"
            maxLength={200}
            optional
          />
        </Group>
      )}
      <Group title="Банк и&nbsp;связь">
        <BankFields of="customer." />
        <ContactFields of="customer." />
      </Group>
    </>
  );
}

function PartyInn() {
  const { setValue, setError, clearErrors } = useFormContext<Values>();
  const inn = useWatch<Values, 'customer.INN'>({ name: 'customer.INN' });
  const { send, busy } = useSend(findParty);
  const [said, setSaid] = useState('');
  const fill = async () => {
    setSaid('');
    const answer = check(Inn, inn);
    if (!answer.ok) return setError('customer.INN', { message: answer.fields[''] ?? '' }, { shouldFocus: true });
    clearErrors('customer.INN');
    const reply = await send(
      { body: { INN: inn } },
      {
        handles: failure => {
          if (!(failure instanceof ApiFailure) || failure.code === 'internal') return false;
          setSaid(failure.text);
          return true;
        },
      },
    );
    if (!reply) return;
    const { organisation } = reply.message;
    if (!organisation) return setSaid('В\u00a0реестре по\u00a0этому ИНН ничего нет. Заполните поля сами.');
    for (const [name, value] of Object.entries(organisation))
      if (value !== '') setValue(`customer.${name as keyof Values['customer']}`, value, { shouldDirty: true });
    setSaid(`Заполнили по\u00a0реестру: ${organisation.name}. Проверьте поля.`);
  };
  const complete = inn.length === 10 || inn.length === 12;
  const doubtful = complete && !innDigitsFit(inn);
  return (
    <div className={css.inn}>
      <DigitsField
        name="customer.INN"
        label="ИНН"
        most={12}
        hint={doubtful ? 'Проверьте ИНН: контрольные цифры не\u00a0сходятся' : '10 или 12 цифр'}
      />
      <Button size="small" onClick={() => void fill()} aria-disabled={busy || undefined}>
        {busy ? 'Ищем…' : 'Заполнить по\u00a0ИНН'}
      </Button>
      <SoftText size="small" role="status">
        {said}
      </SoftText>
    </div>
  );
}
