import { listCategories } from '@venue/sdk/events/admin';
import type { AdminEvent, ApprovedEvent } from '@venue/sdk/events/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { TextSkeleton } from '@venue/shared-ui/parts/Skeletons.tsx';
import { Changes } from '../../app/record/Changes.tsx';
import { changesOf, photoChanges } from '../../app/record/changes.ts';
import { eventFields } from './compared.ts';

/** The pictures of an event; the poster is the main one. */
const picturesOf = ({ mainImage, image }: Pick<ApprovedEvent, 'mainImage' | 'image'>) => [
  ...(mainImage ? [{ ...mainImage, isMain: true }] : []),
  ...(image ? [{ ...image, isMain: false }] : []),
];

/** What has changed about an event since staff last approved it. */
export function EventChanges({ event, approved }: { event: AdminEvent; approved: ApprovedEvent }) {
  const { data, error } = useCall(listCategories, {});
  if (!data && !error) return <TextSkeleton lines={6} />;
  const names = new Map(data?.message.categories.map(each => [each.categoryId, each.categoryName]));
  const nameOf = (id: number | null) => (id === null ? '' : (names.get(id) ?? `Категория № ${id}`));
  return (
    <Changes
      changes={changesOf(
        { ...approved, category: nameOf(approved.categoryId) },
        { ...event, category: nameOf(event.categoryId) },
        Object.values(eventFields),
      )}
      photos={photoChanges(picturesOf(approved), picturesOf(event))}
      approvedAt={approved.approvedAt}
      approvedBy={approved.approvedBy}
    />
  );
}
