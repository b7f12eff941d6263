import { type MyProfile, type Passport, PassportFields } from '@venue/sdk/profile/model';
import { DateField } from '@venue/shared-ui/dates/DateField.tsx';
import { DigitsField } from '@venue/shared-ui/fields/DigitsField.tsx';
import { Text, TextArea } from '@venue/shared-ui/fields/inputs.tsx';
import { Form, Row } from '@venue/shared-ui/form/Form.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { UnsavedGuard } from '@venue/shared-ui/form/UnsavedGuard.tsx';
import { useForm } from '@venue/shared-ui/form/useForm.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import css from '../Profile.module.css';
import { useSaveSection } from '../useSaveSection.ts';

const empty: Passport = {
  passportSeries: '',
  passportNumber: '',
  passportIssuedBy: '',
  passportIssuedAt: '',
  passportDepartmentCode: '',
  passportBirthDay: '',
  passportBirthPlace: '',
  passportAddress: '',
};

const departmentCode = (digits: string) => (digits.length > 3 ? `${digits.slice(0, 3)}-${digits.slice(3)}` : digits);

interface Props {
  profile: MyProfile;
  from?: Passport;
  done?: () => void;
  cancel?: () => void;
}

/**
 * All fields of a passport. There is no form draft: on a shared computer a half-typed passport would reappear for
 * anyone, and unlike viewing a saved one this would not be logged. Leaving the page asks for confirmation instead.
 */
export function PassportForm({ profile, from = empty, done, cancel }: Props) {
  const { save } = useSaveSection(profile);
  const form = useForm({
    schema: PassportFields,
    from,
    sealed: true,
    submit: async (passport, { setServerErrors, markSaved }) => {
      if (!(await save({ passport }, setServerErrors))) return;
      markSaved(passport);
      done?.();
    },
  });
  return (
    <Form form={form} label="Паспортные данные">
      <UnsavedGuard dirty={form.methods.formState.isDirty} />
      <Row>
        <DigitsField name="passportSeries" label="Серия" most={4} placeholder="0000" />
        <DigitsField name="passportNumber" label="Номер" most={6} placeholder="000000" />
      </Row>
      <TextArea name="passportIssuedBy" label="Кем выдан" maxLength={300} />
      <Row>
        <DateField name="passportIssuedAt" label="Дата выдачи" />
        <DigitsField
          name="passportDepartmentCode"
          label="Код подразделения"
          most={6}
          as={departmentCode}
          placeholder="000-000"
        />
      </Row>
      <Row>
        <DateField name="passportBirthDay" label="Дата рождения" />
        <Text name="passportBirthPlace" label="Место рождения" maxLength={300} />
      </Row>
      <TextArea name="passportAddress" label="Адрес регистрации" maxLength={500} />
      <div className={css.buttons}>
        <SubmitButton>Сохранить</SubmitButton>
        {cancel && (
          <Button color="inherit" size="large" onClick={cancel}>
            Отмена
          </Button>
        )}
      </div>
    </Form>
  );
}
