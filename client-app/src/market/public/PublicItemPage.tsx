import { formatNumber } from '@venue/sdk';
import { getPublicBrand } from '@venue/sdk/brands';
import { getPublicItem } from '@venue/sdk/market';
import { contactsOf } from '@venue/shared-ui/areas/brands/contactsOf.ts';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { PublicSheet } from '@venue/shared-ui/parts/record/PublicSheet.tsx';
import { Fact, Facts } from '@venue/shared-ui/parts/record/Sheet.tsx';
import { numberIn } from '@venue/shared-ui/shell/numberIn.ts';
import { ScreenLink } from '@venue/shared-ui/shell/ScreenLink.tsx';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import { useParams } from 'react-router-dom';
import { PublicRecord } from '../../app/records/PublicRecord.tsx';
import { brandPaths } from '../../brands/brands.paths.ts';
import css from '../items/ItemSheet.module.css';
import { priceOf } from '../items/itemWords.ts';
import { itemPaths } from '../market.paths.ts';

/** A product of a verified brand; it is bought from the brand itself, whose contacts are here. */
export function PublicItemPage() {
  const id = numberIn(useParams().itemId);
  const reply = useCall(getPublicItem, { itemId: id ?? 0 }, { enabled: id !== null });
  const brandId = reply.data?.message.brandId;
  const seller = useCall(getPublicBrand, { brandId: brandId ?? 0 }, { enabled: brandId !== undefined }).data?.message;
  return (
    <PublicRecord
      reply={reply}
      nameless={id === null}
      list={itemPaths.publicList}
      titleOf={item => item.itemName}
      texts={{ gone: 'Товар не найден', failed: 'Не удалось загрузить товар' }}
    >
      {item => (
        <PublicSheet
          photos={item.images}
          html={item.itemDescription}
          {...(seller ? { contacts: contactsOf(seller) } : {})}
        >
          <p className={css.price}>
            <strong>{priceOf(item)}</strong>
          </p>
          <p>
            <Button variant="contained" to={href(brandPaths.publicPage, { brandId: item.brandId })}>
              Купить у&nbsp;бренда
            </Button>
          </p>
          <Facts>
            <Fact title="Бренд">
              <ScreenLink to={brandPaths.publicPage} params={{ brandId: item.brandId }}>
                {item.brandName}
              </ScreenLink>
            </Fact>
            {item.itemArticle && <Fact title="Артикул">{item.itemArticle}</Fact>}
            {item.itemWeight !== null && (
              <Fact title="Вес с&nbsp;упаковкой">{formatNumber(item.itemWeight)}&nbsp;г</Fact>
            )}
          </Facts>
        </PublicSheet>
      )}
    </PublicRecord>
  );
}
