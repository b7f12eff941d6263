import { listActivities, listMyCompanies } from '@venue/sdk/brands';
import { type BrandPhoto, brandGaps } from '@venue/sdk/brands/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { MissingFields } from '@venue/shared-ui/draft/MissingFields.tsx';
import { useWatch } from 'react-hook-form';
import { BrandSheet } from './BrandSheet.tsx';
import type { BrandValues } from './brandForm.ts';
import css from './CheckStep.module.css';

const titles: Readonly<Record<string, string>> = {
  brandName: 'Название',
  activityKindIds: 'Виды деятельности',
  brandDescription: 'Описание',
  organisationId: 'Организация',
  brandPhones: 'Телефоны',
  address: 'Адрес',
  brandWorkingHours: 'Часы работы',
  photos: 'Фотографии',
};

/** What is still missing, what happens next, and the brand as others will see it. */
export function CheckStep({ photos }: { photos: readonly BrandPhoto[] }) {
  // The form has a value for every field from the start.
  const fields = useWatch() as BrandValues;
  const activities = useCall(listActivities, {}).data?.message.activities ?? [];
  const companies = useCall(listMyCompanies, {}).data?.message.companies ?? [];
  const gaps = Object.keys(brandGaps({ ...fields, photos }));
  const names = [...new Set(gaps.map(path => path.split('.')[0] ?? ''))];
  const company = companies.find(each => each.organisationId === fields.organisationId);
  return (
    <>
      <MissingFields
        names={names}
        titles={titles}
        title="Перед отправкой заполните:"
        ready="Всё заполнено, бренд можно отправлять"
      >
        Сотрудник площадки посмотрит бренд и&nbsp;подтвердит его или напишет, что исправить. Ответ появится здесь.
        Во&nbsp;время проверки бренд изменить нельзя.
      </MissingFields>
      <section className={css.preview} aria-label="Как увидят бренд">
        <h3>{fields.brandName || 'Без названия'}</h3>
        <BrandSheet
          fields={fields}
          photos={photos}
          kinds={activities
            .filter(kind => fields.activityKindIds.includes(kind.activityKindId))
            .map(kind => kind.activityKindName)}
          company={company ? `${company.name}, ИНН\u00a0${company.INN}` : ''}
        />
      </section>
    </>
  );
}
