import type { MyProfile, Organisation } from '@venue/sdk/profile/model';
import { contragentType, emptyOrganisation, OrganisationFields } from '@venue/sdk/profile/model';
import { DigitsField } from '@venue/shared-ui/fields/DigitsField.tsx';
import { Choose, Text, TextArea } from '@venue/shared-ui/fields/inputs.tsx';
import { Form, Group, Row } from '@venue/shared-ui/form/Form.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { useForm } from '@venue/shared-ui/form/useForm.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { type BaseSyntheticEvent, useState } from 'react';
import { useWatch } from 'react-hook-form';
import css from '../Profile.module.css';
import { useSaveSection } from '../useSaveSection.ts';
import { CompanyInn } from './CompanyInn.tsx';
import { FoundOrganisation } from './FoundOrganisation.tsx';
import { OrganisationMore } from './OrganisationMore.tsx';
import { has, labels, lengths, type OrganisationValues, ofItsKind } from './organisation.fields.ts';
import { type Register, useRegister } from './useRegister.ts';

interface Props {
  profile: MyProfile;
  /** Null for a new one. */
  organisation: Organisation | null;
  close: () => void;
}

/** A company, sole trader or individual with the details documents need; the type decides which fields there are. */
export function OrganisationForm({ profile, organisation, close }: Props) {
  const { save } = useSaveSection(profile);
  const { organisationId, ...from } = organisation ?? { ...emptyOrganisation, organisationId: undefined };
  const form = useForm({
    schema: OrganisationFields,
    from,
    draft: organisationId === undefined ? 'organisation.add' : `organisation.modify:${organisationId}`,
    submit: async (values, { setServerErrors, markSaved }) => {
      const saved = ofItsKind(values);
      const organisations =
        organisationId === undefined
          ? [...profile.organisations, saved]
          : profile.organisations.map(each =>
              each.organisationId === organisationId ? { ...saved, organisationId } : each,
            );
      if (!(await save({ organisations }, setServerErrors))) return;
      markSaved(saved);
      close();
    },
  });
  const register = useRegister(form.methods);
  const [stage, setStage] = useState<'inn' | 'fields'>(organisation ? 'fields' : 'inn');
  const name = useWatch({ control: form.methods.control, name: 'name' });
  // A restored draft already has field values, so show the fields, and keep them while they change.
  if (stage === 'inn' && name !== '' && !register.isFilled) setStage('fields');
  const view = stage === 'inn' && register.isFilled ? 'found' : stage;
  const look = async (event?: BaseSyntheticEvent) => {
    event?.preventDefault();
    await register.look();
  };
  const toList = (
    <Button color="inherit" size="large" onClick={close}>
      К&nbsp;списку
    </Button>
  );
  return (
    <section className={css.card} aria-labelledby="organisation-heading">
      <h2 id="organisation-heading">{organisation ? organisation.name : 'Новая организация'}</h2>
      <Form form={view === 'inn' ? { ...form, onSubmit: look } : form} label="Организация">
        {view === 'inn' ? (
          <>
            <p className={css.soft}>Введите ИНН: остальное найдём в&nbsp;реестре налоговой службы.</p>
            <CompanyInn register={register} isFirst />
            <div className={css.buttons}>
              <Button size="large" onClick={() => setStage('fields')}>
                Заполнить самому
              </Button>
              {toList}
            </div>
          </>
        ) : (
          <>
            {view === 'found' ? <FoundOrganisation edit={() => setStage('fields')} /> : <Fields register={register} />}
            <OrganisationMore />
            <div className={css.buttons}>
              <SubmitButton>Сохранить</SubmitButton>
              {toList}
            </div>
          </>
        )}
      </Form>
    </section>
  );
}

function Fields({ register }: { register: Register }) {
  const type: OrganisationValues['type'] = useWatch({ name: 'type' });
  const label = labels(type);
  return (
    <>
      <Row>
        <Choose name="type" label="Кто это" options={contragentType.options} />
        <CompanyInn register={register} />
      </Row>
      <Text name="name" label={label.name} maxLength={300} />
      {has(type, 'OGRN') && (
        <Row>
          {has(type, 'KPP') && <DigitsField name="KPP" label="КПП" most={9} hint="9 цифр" optional />}
          <DigitsField
            name="OGRN"
            label={label.OGRN}
            most={lengths(type).OGRN}
            hint={`${lengths(type).OGRN} цифр`}
            optional
          />
        </Row>
      )}
      <TextArea name="legalAddress" label={label.legalAddress} maxLength={500} optional />
      <TextArea name="postalAddress" label="Почтовый адрес" maxLength={500} hint="Если отличается" optional />
      {has(type, 'actsOn') && (
        <Group title="Кто подписывает">
          {has(type, 'headName') && (
            <Row>
              <Text name="headPosition" label="Должность" placeholder="Директор" maxLength={200} optional />
              <Text name="headName" label="Фамилия, имя и&nbsp;отчество" maxLength={200} optional />
            </Row>
          )}
          <Text name="actsOn" label="Действует на&nbsp;основании" placeholder="Устава" maxLength={200} optional />
        </Group>
      )}
    </>
  );
}
