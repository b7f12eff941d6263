import { getBrand } from '@venue/sdk/brands/admin';
import { brandRecord } from '@venue/sdk/brands/kind';
import { brandStatus } from '@venue/sdk/brands/model';
import { StatusChip } from '@venue/shared-ui/parts/StatusChip.tsx';
import { RecordColumns } from '../../app/record/RecordColumns.tsx';
import { RecordPage } from '../../app/record/RecordPage.tsx';
import { SiteLink } from '../../app/record/SiteLink.tsx';
import { Versions } from '../../app/record/versions/Versions.tsx';
import { BrandAside } from './BrandAside.tsx';
import { BrandChanges } from './BrandChanges.tsx';
import { BrandDetails } from './BrandDetails.tsx';
import { BrandEditor } from './BrandEditor.tsx';
import { brandPaths } from './brands.paths.ts';

/** One brand: what has changed, the decision, and the fields for those who may correct them. */
export default function BrandPage() {
  return (
    <RecordPage
      kind={brandRecord}
      get={getBrand}
      input={id => ({ id })}
      find={reply => reply.message.brand}
      list={brandPaths.list}
      actions={brand => (
        <>
          <div>
            <StatusChip option={brandStatus.option(brand.brandStatus)} />
          </div>
          {brand.brandStatus === brandStatus.verified && <SiteLink path={`/brands/${brand.brandId}`} />}
        </>
      )}
    >
      {(brand, { refetch }) => {
        const { approved, brandStatus: status } = brand;
        // A verified brand has no changes to compare.
        const changes =
          approved && status !== brandStatus.verified ? <BrandChanges brand={brand} approved={approved} /> : null;
        return brand.can.includes('edit') ? (
          <BrandEditor brand={brand} changes={changes} again={refetch} />
        ) : (
          <RecordColumns
            kind={brandRecord}
            id={brand.brandId}
            aside={<BrandAside brand={brand} unsaved={false} again={refetch} />}
            steps={brand.history}
          >
            <Versions changes={changes} whole={<BrandDetails brand={brand} />} />
          </RecordColumns>
        );
      }}
    </RecordPage>
  );
}
