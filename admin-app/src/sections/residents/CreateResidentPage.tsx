import { limitsOf } from '@venue/sdk';
import { addResidentImage, createResident } from '@venue/sdk/residents/admin';
import { ResidentFields } from '@venue/sdk/residents/model';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { FileInput } from '@venue/shared-ui/files/FileField.tsx';
import { Form } from '@venue/shared-ui/form/Form.tsx';
import { SaveKey } from '@venue/shared-ui/form/SaveKey.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { UnsavedGuard } from '@venue/shared-ui/form/UnsavedGuard.tsx';
import { useForm } from '@venue/shared-ui/form/useForm.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { href, useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { lastListUrl } from '../../app/list/lastListUrl.ts';
import css from './Resident.module.css';
import { ResidentFieldset } from './ResidentFieldset.tsx';
import { resident, residents } from './residents.section.ts';
import { residentTexts } from './residentTexts.ts';

const schema = z.extend(ResidentFields, { picture: z.nullable(z.file()) });

/** Adds a resident as a draft, with its picture when there is one, and leads to its editor. */
export default function CreateResidentPage() {
  const create = useSend(createResident, residentTexts.create);
  const upload = useSend(addResidentImage, residentTexts.picture);
  const navigate = useNavigate();
  const form = useForm({
    schema,
    from: { residentName: '', residentDescription: '', residentSiteUrl: '', residentIsActual: true, picture: null },
    submit: async (values, current) => {
      const { picture: file, ...body } = values;
      const reply = await create.send({ body }, { handles: current.setServerErrors });
      if (!reply) return;
      const { residentId } = reply.message;
      // It stands now, whatever becomes of its picture: the editor takes another.
      if (file) await upload.send({ body: { file, residentId } });
      current.markSaved(values);
      navigate(href(resident, { residentId }), { replace: true });
    },
  });
  return (
    <Page {...useScreen()}>
      <div className={css.card}>
        <Form form={form} label="Новый резидент">
          <SaveKey />
          <UnsavedGuard dirty={form.methods.formState.isDirty} />
          <ResidentFieldset />
          <FileInput name="picture" label="Картинка" limits={limitsOf(addResidentImage)} optional />
          <div className={css.buttons}>
            <SubmitButton size="medium">Добавить черновик</SubmitButton>
            <Button to={lastListUrl(residents.path)} color="inherit">
              Отмена
            </Button>
          </div>
        </Form>
      </div>
    </Page>
  );
}
