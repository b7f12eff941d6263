import { limitsOf } from '@venue/sdk';
import { addItemImage, getItem, removeItemImage, setMainItemImage } from '@venue/sdk/market';
import { type MarketItem, marketLimits } from '@venue/sdk/market/model';
import { optimisticUpdate } from '@venue/shared-ui/data/optimistic.ts';
import { useSendEach } from '@venue/shared-ui/data/useSendEach.ts';
import { Photos } from '@venue/shared-ui/files/Photos.tsx';
import { withPicture } from '@venue/shared-ui/files/usePictures.ts';

/** The photos of a saved item; each change of them is saved at once. */
export function ItemPhotos({ item: { itemId, images } }: { item: MarketItem }) {
  const add = useSendEach(addItemImage, ({ message: added }, { body }) =>
    optimisticUpdate(getItem, ({ message: item }) => ({
      message: item.itemId === itemId ? { ...item, images: withPicture(item.images, added, body.before) } : item,
    })),
  );
  const remove = useSendEach(removeItemImage);
  const setMain = useSendEach(setMainItemImage);
  return (
    <Photos
      label="Фотографии"
      hint="Главное фото видно в списках и заявках"
      pictures={images}
      limit={marketLimits.photos}
      limits={limitsOf(addItemImage)}
      add={(file, how, before) => add({ body: { file, itemId, before } }, how)}
      remove={({ fileId }) => remove({ body: { itemId, fileId } })}
      setMain={({ fileId }) => setMain({ body: { itemId, fileId } })}
    />
  );
}
