import { formatPhone } from '@venue/sdk';
import type { ApplicationCard } from '@venue/sdk/applications/model';
import { listActivities } from '@venue/sdk/brands';
import { confirmBrand, getBrand } from '@venue/sdk/brands/admin';
import { brandRecord } from '@venue/sdk/brands/kind';
import { type AdminBrand, brandStatus, hoursText } from '@venue/sdk/brands/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { Formatted } from '@venue/shared-ui/parts/Formatted.tsx';
import { StatusChip } from '@venue/shared-ui/parts/StatusChip.tsx';
import { callDecisions } from '../../app/decision/callDecisions.tsx';
import type { Decision } from '../../app/decision/decision.ts';
import { ExternalLink } from '../../app/ExternalLink.tsx';
import { Changes } from '../../app/record/Changes.tsx';
import { changesOf, photoChanges } from '../../app/record/changes.ts';
import { Facts } from '../../app/record/Facts.tsx';
import { Gallery } from '../../app/record/Gallery.tsx';
import { Heading } from '../../app/record/Heading.tsx';
import { quoted } from '../../app/record/quoted.ts';
import { Versions } from '../../app/record/Versions.tsx';
import { brandFields, type Compared } from './brandFields.ts';
import { Review } from './Review.tsx';
import { isGone, Unread } from './Unread.tsx';

const reasons = [
  'Добавьте фотографии товаров или места',
  'Дополните описание бренда',
  'Укажите действующие контакты',
  'Организация не\u00a0относится к\u00a0бренду',
] as const;

/** A brand under review. */
export function AboutBrand({ application }: { application: ApplicationCard }) {
  const { data, error, refetch } = useCall(getBrand, { id: application.objectId });
  const brand = data?.message.brand;
  const again = () => void refetch();
  return (
    <Review
      application={application}
      decisions={brand ? decisionsOf(brand) : isGone(error) ? [] : null}
      steps={brand?.history ?? []}
      again={again}
    >
      {brand ? (
        <>
          <Heading title={brand.brandName} chip={<StatusChip option={brandStatus.option(brand.brandStatus)} />} />
          <Versions changes={brand.approved && <BrandChanges brand={brand} />} whole={<WholeBrand brand={brand} />} />
        </>
      ) : (
        <Unread error={error} retry={again} />
      )}
    </Review>
  );
}

function BrandChanges({ brand }: { brand: AdminBrand }) {
  const { data } = useCall(listActivities, {});
  const { approved } = brand;
  if (!approved || !data) return null;
  const names = new Map(data.message.activities.map(kind => [kind.activityKindId, kind.activityKindName]));
  const kindsOf = (ids: readonly number[]) => ids.map(id => names.get(id) ?? `Вид № ${id}`).toSorted();
  const was: Compared = { ...approved, kinds: kindsOf(approved.activityKindIds) };
  const is: Compared = {
    ...brand,
    companyName: brand.ownerCompany?.name ?? '',
    kinds: kindsOf(brand.activityKindIds),
  };
  return (
    <Changes
      changes={changesOf(was, is, brandFields)}
      photos={photoChanges(approved.photos, brand.photos)}
      approvedAt={approved.approvedAt}
      approvedBy={approved.approvedBy}
    />
  );
}

function WholeBrand({ brand }: { brand: AdminBrand }) {
  const { ownerCompany: company, brandSocials } = brand;
  return (
    <>
      {brand.photos.length > 0 && <Gallery label="Фотографии" photos={brand.photos} />}
      <Formatted html={brand.brandDescription} />
      <Facts
        rows={[
          ['Виды деятельности', brand.activityKinds.map(kind => kind.activityKindName).join(', ')],
          ['Организация', company && `${company.name}, ИНН ${company.INN}`],
          ['Адрес', brand.address.value],
          ['Часы работы', hoursText(brand.brandWorkingHours).join('; ')],
          ['Телефоны', brand.brandPhones.map(formatPhone).join(', ')],
          ['Почта', brand.brandEmail],
          ['Сайт', brand.brandSiteUrl && <ExternalLink to={brand.brandSiteUrl} />],
          ['ВКонтакте', brandSocials.vk && <ExternalLink to={brandSocials.vk} />],
          ['Телеграм', brandSocials.tg && <ExternalLink to={brandSocials.tg} />],
        ]}
      />
    </>
  );
}

function decisionsOf({ brandId, brandName, brandStatus: seen, can }: AdminBrand): Decision[] {
  const { verified, accepted, rework, declined } = brandStatus;
  const { decide } = brandRecord.texts;
  return callDecisions(
    { call: confirmBrand, to: { id: brandId }, can, seen, texts: decide, label: 'Решение по бренду' },
    [
      {
        name: 'confirm',
        label: 'Подтвердить',
        tone: 'main',
        title: `Подтвердить бренд ${quoted(brandName)}?`,
        text: 'Его увидят другие, а\u00a0владелец сможет предлагать товары.',
        from: { status: verified },
      },
      {
        name: 'take',
        label: 'На\u00a0рассмотрение',
        tone: 'plain',
        title: `Принять бренд ${quoted(brandName)} на\u00a0рассмотрение?`,
        text: 'Владелец увидит статус «Принят». Решение можно вынести позже, заявка останется в\u00a0очереди.',
        from: { status: accepted },
      },
      {
        name: 'rework',
        label: 'На\u00a0доработку',
        tone: 'plain',
        title: `Вернуть бренд ${quoted(brandName)} на\u00a0доработку?`,
        text: 'Владелец поправит его и\u00a0отправит снова.',
        reasons,
        from: { status: rework },
      },
      {
        name: 'reject',
        label: 'Отклонить',
        tone: 'danger',
        title: `Отклонить бренд ${quoted(brandName)}?`,
        text: 'Править его и\u00a0отправить снова владелец уже не\u00a0сможет.',
        reasons: ['Деятельность не\u00a0подходит площадке', 'Такой бренд уже есть'],
        from: { status: declined },
      },
    ],
  );
}
