import type { LandingProduct } from '@venue/sdk/products/model';
import { ProductsSheet, productPlaces } from '@venue/shared-ui/areas/products/ProductsSheet.tsx';
import type { Shown } from '../../app/record/versions/preview.ts';

/** A preview of a block of the landing page, with the goods that the site shows now. */
export function shownPlace(type: LandingProduct['landingType'], products: readonly LandingProduct[]): Shown {
  const visible = products.filter(({ isShown }) => isShown);
  return {
    title: productPlaces.find(each => each.type === type)?.title ?? '',
    sheet:
      visible.length > 0 ? (
        <ProductsSheet
          type={type}
          products={visible}
          linkOf={({ itemId, productName }) => <a href={`/app/goods/${itemId}`}>{productName}</a>}
        />
      ) : (
        <p>Сейчас этого блока на&nbsp;сайте нет: все его товары проверяют заново.</p>
      ),
  };
}
