import { listStoryCategories } from '@venue/sdk/stories/admin';
import { storyCategoryRecord } from '@venue/sdk/stories/kind';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import type { Filter } from '@venue/shared-ui/grid/filters.tsx';
import { useMemo } from 'react';
import { useMay } from '../../app/frame/useWho.ts';

/** The categories of the blog to choose from; none for whoever may not read the blog. */
export function useCategories() {
  const reads = useMay()(storyCategoryRecord.read);
  const { data } = useCall(listStoryCategories, {}, { enabled: reads });
  return useMemo(
    () => data?.message.categories.map(({ storyCategoryId: id, storyCategoryName: label }) => ({ id, label })) ?? [],
    [data],
  );
}

/** The filter by category, for lists. */
export function useCategoryFilter(): readonly Filter[] {
  const options = useCategories();
  return useMemo(() => [{ kind: 'select', name: 'storyCategoryId', label: 'Категория', options }], [options]);
}
