import type { LandingProduct } from '@venue/sdk/products/model';
import { Hint } from '@venue/shared-ui/mui/Hint.tsx';
import { Button, IconButton } from '@venue/shared-ui/parts/Button.tsx';
import { Outline } from '@venue/shared-ui/parts/Icon.tsx';
import { iconPaths } from '@venue/shared-ui/parts/iconPaths.ts';
import { Money } from '@venue/shared-ui/parts/Money.tsx';
import { SortableTile } from '@venue/shared-ui/parts/SortableTile.tsx';
import { ExternalLink } from '../../app/ExternalLink.tsx';
import { SiteLink } from '../../app/record/SiteLink.tsx';
import css from './Products.module.css';

interface Props {
  product: LandingProduct;
  /** Omitted for read-only users. */
  actions?: Readonly<Record<'frame' | 'remove', () => void>>;
}

/** One product as the site shows it, with what may be done with it. */
export function ProductTile({ product, actions }: Props) {
  const { productLandingId, itemId, productName, productPrice, productImageLink, productUrl, productMeta, isShown } =
    product;
  return (
    <SortableTile
      id={productLandingId}
      words={{ label: `товар «${productName}»`, role: 'перемещаемый товар' }}
      picture={
        productImageLink ? (
          <img
            src={productImageLink}
            alt=""
            width={320}
            height={240}
            loading="lazy"
            style={{ objectPosition: productMeta['object-position'], objectFit: productMeta['object-fit'] }}
          />
        ) : (
          'Без картинки'
        )
      }
      tools={
        actions && (
          <>
            <Button
              size="small"
              color="inherit"
              aria-label={`Кадр: ${productName}`}
              disabled={!productImageLink}
              onClick={actions.frame}
            >
              Кадр
            </Button>
            <Hint text="Убрать с&nbsp;лендинга">
              <IconButton aria-label={`Убрать ${productName}`} onClick={actions.remove}>
                <Outline path={iconPaths.bin} size={20} />
              </IconButton>
            </Hint>
          </>
        )
      }
    >
      <div className={css.about}>
        <b>{productName}</b>
        <Money kopecks={productPrice} />
        {productUrl && <ExternalLink to={productUrl} />}
        {isShown && <SiteLink path={`/goods/${itemId}`} name={productName} />}
        {!isShown && <p className={css.hidden}>Не&nbsp;на&nbsp;сайте: товар меняли, и&nbsp;его проверяют заново</p>}
      </div>
    </SortableTile>
  );
}
