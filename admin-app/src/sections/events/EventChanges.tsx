import { listCategories } from '@venue/sdk/events/admin';
import { eventRecord } from '@venue/sdk/events/kind';
import { type AdminEvent, type ApprovedEvent, EventFields } from '@venue/sdk/events/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { TextSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import * as z from 'zod/mini';
import { Changes } from '../../app/record/changes/Changes.tsx';
import { changesOf, kindFields, photoChanges } from '../../app/record/changes/changes.ts';

type Compared = AdminEvent | ApprovedEvent;

// The room is compared by its name, which says more than its number.
const names = z.keyof(EventFields).options.filter(name => name !== 'categoryId' && name !== 'roomId');
const fields = kindFields<Compared>(eventRecord, [...names, 'roomName', 'cssStyle']);

/** The pictures of an event; the poster is the main one. */
const picturesOf = ({ mainImage, image }: Compared) => [
  ...(mainImage ? [{ ...mainImage, isMain: true }] : []),
  ...(image ? [{ ...image, isMain: false }] : []),
];

/** What has changed about an event since staff last approved it. */
export function EventChanges({ event, approved }: { event: AdminEvent; approved: ApprovedEvent }) {
  const { data, error } = useCall(listCategories, {});
  if (!data && !error) return <TextSkeleton lines={6} />;
  const categories = new Map(data?.message.categories.map(each => [each.categoryId, each.categoryName]));
  const category = {
    label: eventRecord.fields.categoryId.label,
    of: ({ categoryId: id }: Compared) => (id === null ? '' : (categories.get(id) ?? `Категория № ${id}`)),
  };
  return (
    <Changes
      changes={changesOf<Compared>(approved, event, [...fields, category])}
      photos={photoChanges(picturesOf(approved), picturesOf(event))}
      approvedAt={approved.approvedAt}
      approvedBy={approved.approvedBy}
    />
  );
}
