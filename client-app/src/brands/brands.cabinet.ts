import { brandPushes, brandStatusChanged, listMyBrands } from '@venue/sdk/brands';
import { type BrandRow, brandStatus } from '@venue/sdk/brands/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import type { Cabinet } from '../app/area.ts';
import { useNote } from '../app/cabinet/useNote.ts';
import { openForReason, unfinished, type Waiting } from '../app/cabinet/waiting.ts';
import { brandPaths } from './brands.paths.ts';

const inWords = ({ brandName, brandStatus: status }: Pick<BrandRow, 'brandName' | 'brandStatus'>) =>
  `Бренд «${brandName}»: ${brandStatus.option(status).label.toLowerCase()}`;

const useNotes = () => useNote(brandStatusChanged, inWords);

const back: readonly number[] = [brandStatus.rework, brandStatus.declined];

export const brandsWaiting = (rows: readonly BrandRow[]): Waiting[] => {
  const line = (each: BrandRow, text: string): Waiting => ({
    title: inWords(each),
    text,
    to: href(brandPaths.edit, { brandId: each.brandId }),
  });
  const drafts = rows.filter(each => each.brandStatus === brandStatus.draft);
  return [
    ...rows
      .filter(each => back.includes(each.brandStatus))
      .map(each => line(each, each.rejectionReason ?? openForReason)),
    ...unfinished(
      drafts.map(each => line(each, 'Заполните страницу и\u00a0отправьте на\u00a0проверку')),
      'Черновики брендов',
      brandPaths.list.path,
    ),
  ];
};

/** Brands that staff sent back, and drafts; undefined until they are known. */
function useWaiting(): Waiting[] | undefined {
  const { data, isPending } = useCall(listMyBrands, { body: {} });
  return isPending ? undefined : brandsWaiting(data?.items ?? []);
}

export const cabinet: Cabinet = { pushes: brandPushes, useNotes, useWaiting };
