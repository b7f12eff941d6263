import type { ApplicationCard } from '@venue/sdk/applications/model';
import { getBrand } from '@venue/sdk/brands/admin';
import { brandStatus } from '@venue/sdk/brands/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { StatusChip } from '@venue/shared-ui/parts/StatusChip.tsx';
import { Heading } from '../../app/record/Heading.tsx';
import { Versions } from '../../app/record/versions/Versions.tsx';
import { BrandChanges, BrandDetails, decisionsOf } from '../brands/brands.view.ts';
import { Review } from './Review.tsx';
import { isGone, Unread } from './Unread.tsx';

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
          <Versions
            changes={brand.approved && <BrandChanges brand={brand} approved={brand.approved} />}
            whole={<BrandDetails brand={brand} />}
          />
        </>
      ) : (
        <Unread error={error} retry={again} />
      )}
    </Review>
  );
}
