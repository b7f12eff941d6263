import { addBrand, saveBrand, sendBrandForVerification } from '@venue/sdk/brands';
import { brandRecord } from '@venue/sdk/brands/kind';
import { Brand } from '@venue/sdk/brands/model';
import { ContactsStep } from '@venue/shared-ui/areas/brands/ContactsStep.tsx';
import { HoursField } from '@venue/shared-ui/areas/brands/HoursField.tsx';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { Form } from '@venue/shared-ui/form/Form.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { useConflict } from '@venue/shared-ui/form/useConflict.tsx';
import { useForm } from '@venue/shared-ui/form/useForm.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { notify } from '@venue/shared-ui/parts/message/notify.ts';
import { type Step, Steps } from '@venue/shared-ui/steps/Steps.tsx';
import { useRef } from 'react';
import editor from '../app/records/Editor.module.css';
import { SaveBar } from '../app/records/SaveBar.tsx';
import { type BrandValues, brandSchema, valuesOf } from './brandForm.ts';
import { CheckStep } from './CheckStep.tsx';
import { MainStep } from './MainStep.tsx';
import { PhotosStep } from './PhotosStep.tsx';

interface Props {
  /** Undefined for a new one. */
  brand?: Brand;
  /** A new brand was saved. */
  onAdded?: (brand: Brand) => void;
  /** It was sent for verification. */
  onSent?: () => void;
}

/**
 * Edits a brand step by step. Unsaved values are kept as a form draft; «Сохранить» saves the brand itself. A new brand
 * must be saved before its first photo.
 */
export function BrandEditor({ brand, onAdded, onSent }: Props) {
  const add = useSend(addBrand, brandRecord.texts.create);
  const save = useSend(saveBrand, brandRecord.texts.update);
  const ask = useSend(sendBrandForVerification, brandRecord.texts.send);
  const { attempt, note } = useConflict<Brand, BrandValues>({
    schema: Brand,
    what: brandRecord.noun.acc,
    fields: brandRecord.fields,
    valuesOf,
  });
  // Which of the two buttons sent the form.
  const sending = useRef(false);

  const form = useForm({
    schema: brandSchema,
    from: valuesOf(brand),
    draft: brand ? `brand.modify:${brand.brandId}` : 'brand.add',
    submit: async (values, current) => {
      if (!brand) {
        const { version: _, ...body } = values;
        const reply = await add.send({ body }, { handles: current.setServerErrors, covers: true });
        if (!reply) return;
        current.markSaved(values);
        onAdded?.(reply.message);
        return;
      }
      if (current.methods.formState.isDirty) {
        const reply = await attempt(current, values, (body, handles) =>
          save.send({ id: brand.brandId, body }, { handles }),
        );
        if (!reply) return;
        current.markSaved(valuesOf(reply.message));
      } else if (!sending.current) notify.info('Все изменения уже сохранены');
      if (
        sending.current &&
        (await ask.send({ body: { brandId: brand.brandId } }, { handles: current.setServerErrors, covers: true }))
      )
        onSent?.();
    },
  });
  // Must be read during render, or react-hook-form does not track it for the submit.
  const dirty = form.methods.formState.isDirty;

  const steps: Step[] = [
    {
      name: 'main',
      title: 'О бренде',
      fields: ['brandName', 'activityKindIds', 'brandDescription', 'organisationId'],
      content: <MainStep />,
    },
    {
      name: 'contacts',
      title: 'Контакты',
      fields: ['brandPhones', 'brandEmail', 'address', 'brandSiteUrl', 'brandSocials'],
      content: <ContactsStep />,
    },
    { name: 'hours', title: 'Часы', fields: ['brandWorkingHours'], content: <HoursField /> },
    {
      name: 'photos',
      title: 'Фото',
      fields: ['photos'],
      content: brand ? <PhotosStep brandId={brand.brandId} photos={brand.photos} /> : <SaveFirst />,
    },
    ...(brand ? [{ name: 'check', title: 'Проверка', fields: [], content: <CheckStep photos={brand.photos} /> }] : []),
  ];
  const wants = (send: boolean) => () => {
    sending.current = send;
  };
  return (
    <div className={editor.card}>
      <Form form={form} label={brand ? 'Бренд' : 'Новый бренд'}>
        {note}
        <Steps
          label="Шаги"
          steps={steps}
          submit={
            brand ? (
              <span className={editor.press} onClickCapture={wants(true)}>
                <SubmitButton busy={ask.busy}>Отправить на&nbsp;проверку</SubmitButton>
              </span>
            ) : (
              <SubmitButton>Сохранить и&nbsp;добавить фото</SubmitButton>
            )
          }
        />
        {brand && (
          <SaveBar dirty={dirty}>
            <Button type="submit" variant="outlined" aria-disabled={form.busy || undefined} onClick={wants(false)}>
              Сохранить
            </Button>
          </SaveBar>
        )}
      </Form>
    </div>
  );
}

const SaveFirst = () => (
  <p className={editor.first}>
    Сохраните бренд, чтобы добавить фотографии. Он&nbsp;станет черновиком: его увидите только&nbsp;вы, пока
    не&nbsp;отправите на&nbsp;проверку.
  </p>
);
