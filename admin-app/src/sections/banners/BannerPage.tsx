import { addBannerImage, getBanner, removeBanner, saveBanner } from '@venue/sdk/banners/admin';
import { bannerRecord } from '@venue/sdk/banners/kind';
import { bannerChecks, bannerRemovalConfirm, isShownOn, SaleBanner, SaleBannerShape } from '@venue/sdk/banners/model';
import { serverNow } from '@venue/shared-ui/data/serverClock.ts';
import { dayOf } from '@venue/shared-ui/dates/calendar.ts';
import { RecordForm } from '../../app/record/form/RecordForm.tsx';
import { RemoveButton } from '../../app/record/form/RemoveButton.tsx';
import { useRecordForm } from '../../app/record/form/useRecordForm.ts';
import { useSaveCall } from '../../app/record/form/useSaveCall.ts';
import { OnePicture } from '../../app/record/pictures/OnePicture.tsx';
import { RecordColumns } from '../../app/record/RecordColumns.tsx';
import { RecordFacts } from '../../app/record/RecordFacts.tsx';
import { RecordPage } from '../../app/record/RecordPage.tsx';
import { SiteLink } from '../../app/record/SiteLink.tsx';
import { versioned } from '../../app/record/versions/versioned.ts';
import css from './Banner.module.css';
import { BannerFieldset } from './BannerFieldset.tsx';
import { bannerPaths } from './banners.paths.ts';

const removal = { call: removeBanner, question: bannerRemovalConfirm };
const { schema, valuesOf } = versioned(SaleBannerShape);
const edited = { schema: schema.check(...bannerChecks), valuesOf };
const facts = [
  'saleBannerImage',
  'saleBannerTitle',
  'saleBannerText',
  'saleBannerLink',
  'saleBannerFrom',
  'saleBannerTo',
  'saleBannerAdvertiser',
  'saleBannerErid',
] as const;

/** One banner: an editor, or the facts for readers who may not change it. */
export default function BannerPage() {
  return (
    <RecordPage
      kind={bannerRecord}
      get={getBanner}
      input={saleBannerId => ({ body: { saleBannerId } })}
      list={bannerPaths.list}
      actions={banner => isShownOn(banner, dayOf(serverNow())) && <SiteLink path="/venue" />}
    >
      {(banner, { manages }) =>
        manages ? (
          <BannerEditor banner={banner} />
        ) : (
          <RecordColumns kind={bannerRecord} id={banner.saleBannerId}>
            <RecordFacts kind={bannerRecord} record={banner} fields={facts} />
          </RecordColumns>
        )
      }
    </RecordPage>
  );
}

function BannerEditor({ banner }: { banner: SaleBanner }) {
  const { saleBannerId, saleBannerImage: image, saleBannerIsActive } = banner;
  const save = useSaveCall(bannerRecord, saveBanner, saleBannerId);
  const editing = useRecordForm({ kind: bannerRecord, record: banner, model: SaleBanner, ...edited, save });
  return (
    <RecordColumns
      kind={bannerRecord}
      id={saleBannerId}
      restore={editing.restore}
      aside={
        <>
          <OnePicture
            add={addBannerImage}
            own={{ saleBannerId }}
            picture={image}
            hint="Лучше широкая, от&nbsp;1600 точек. Сохраняется сразу, новая заменяет прежнюю."
          />
          {saleBannerIsActive && !isShownOn(banner, dayOf(serverNow())) && (
            <p className={css.note}>Баннер активен, но&nbsp;сегодня сайт его не&nbsp;показывает: не&nbsp;те дни.</p>
          )}
        </>
      }
    >
      <RecordForm
        editing={editing}
        buttons={<RemoveButton kind={bannerRecord} paths={bannerPaths} removal={removal} record={banner} />}
      >
        <BannerFieldset image={image} />
      </RecordForm>
    </RecordColumns>
  );
}
