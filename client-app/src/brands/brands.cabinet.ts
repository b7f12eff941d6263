import { brandPushes, brandStatusChanged, listMyBrands } from '@venue/sdk/brands';
import { type BrandRow, brandStatus } from '@venue/sdk/brands/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import type { Cabinet } from '../app/area.ts';
import { useNote } from '../app/useNote.ts';
import { openForReason, type Waiting } from '../app/waiting.ts';
import { brandPaths } from './brands.paths.ts';

const inWords = ({ brandName, brandStatus: status }: Pick<BrandRow, 'brandName' | 'brandStatus'>) =>
  `Бренд «${brandName}»: ${brandStatus.option(status).label.toLowerCase()}`;

const useNotes = () => useNote(brandStatusChanged, inWords);

const back: readonly number[] = [brandStatus.rework, brandStatus.declined];

export const brandsSentBack = (rows: readonly BrandRow[]): Waiting[] =>
  rows
    .filter(each => back.includes(each.brandStatus))
    .map(each => ({
      title: inWords(each),
      text: each.rejectionReason ?? openForReason,
      to: href(brandPaths.edit, { brandId: each.brandId }),
    }));

/** Brands that staff sent back; undefined until they are known. */
function useSentBack(): Waiting[] | undefined {
  const { data, isPending } = useCall(listMyBrands, { body: {} });
  return isPending ? undefined : brandsSentBack(data?.items ?? []);
}

export const cabinet: Cabinet = {
  tiles: [{ to: brandPaths.list, text: 'Что о\u00a0вас увидят покупатели' }],
  pushes: brandPushes,
  useNotes,
  useSentBack,
};
