import { listActivities } from '@venue/sdk/brands';
import type { AdminBrand, ApprovedBrand } from '@venue/sdk/brands/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { TextSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { Changes } from '../../app/record/changes/Changes.tsx';
import { changesOf, photoChanges } from '../../app/record/changes/changes.ts';
import { brandFields, type Compared } from './brandFields.ts';

/** What has changed about a brand since staff last verified it. */
export function BrandChanges({ brand, approved }: { brand: AdminBrand; approved: ApprovedBrand }) {
  const { data, error } = useCall(listActivities, {});
  if (!data && !error) return <TextSkeleton lines={6} />;
  const names = new Map(data?.message.activities.map(kind => [kind.activityKindId, kind.activityKindName]));
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
