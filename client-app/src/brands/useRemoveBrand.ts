import { removeBrand } from '@venue/sdk/brands';
import { brandRecord } from '@venue/sdk/brands/kind';
import type { BrandRow } from '@venue/sdk/brands/model';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { confirm } from '@venue/shared-ui/parts/message/Confirm.tsx';

/** Asks for confirmation and removes a brand; returns true once it is removed. */
export function useRemoveBrand() {
  const { send, busy } = useSend(removeBrand, brandRecord.texts.remove);
  const remove = async ({ brandId, brandName }: Pick<BrandRow, 'brandId' | 'brandName'>): Promise<boolean> => {
    const title = `Удалить бренд «${brandName}»?`;
    const text = 'Бренд и\u00a0его фотографии исчезнут насовсем.';
    if (!(await confirm({ title, text, yes: 'Удалить', danger: true }))) return false;
    return (await send({ body: { brandId } }, { covers: true })) !== undefined;
  };
  return { remove, busy };
}
