import { setProductMeta } from '@venue/sdk/products/admin';
import { productRecord } from '@venue/sdk/products/kind';
import { type LandingProduct, ProductFields } from '@venue/sdk/products/model';
import { FocusField } from '@venue/shared-ui/files/FocusField.tsx';
import { CallForm } from '@venue/shared-ui/form/CallForm.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { DialogButtons, SmallDialog } from '@venue/shared-ui/mui/SmallDialog.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { Suspense, useState } from 'react';
import { Fieldset } from '../../app/record/form/Fieldset.tsx';
import { shownPlace } from './shownPlace.tsx';

const PreviewDialog = lazyWithRetry(
  () => import('../../app/record/versions/PreviewDialog.tsx'),
  ({ close }) => close(),
);

/** The frame in which the landing page shows a product. */
const frames = [{ title: 'На\u00a0лендинге', ratio: '16 / 10' }];

interface Props {
  product: LandingProduct;
  /** All goods of the same block, in order. */
  place: readonly LandingProduct[];
  close: () => void;
}

/** Chooses the part of a product's picture that stays visible. */
export function FrameDialog({ product, place, close }: Props) {
  const { productLandingId, productMeta, productImageLink, landingType } = product;
  const [previewing, setPreviewing] = useState(false);
  return (
    <SmallDialog title="Кадр товара" close={close} stays>
      <CallForm
        keep={`product-frame:${productLandingId}`}
        call={setProductMeta}
        from={{ productLandingId, productMeta }}
        texts={productRecord.texts.update}
        done={close}
        label="Кадр товара"
      >
        <Fieldset
          of={ProductFields}
          own={{
            productMeta: props => <FocusField {...props} image={{ url: productImageLink, alt: '' }} frames={frames} />,
          }}
        />
        <DialogButtons cancel={close}>
          <Button color="inherit" aria-haspopup="dialog" onClick={() => setPreviewing(true)}>
            Предпросмотр
          </Button>
          <SubmitButton size="medium">Сохранить</SubmitButton>
        </DialogButtons>
        {previewing && (
          <Suspense>
            <PreviewDialog
              draw={({ productMeta: typed }) =>
                shownPlace(
                  landingType,
                  place.map(each => (each === product ? { ...each, productMeta: typed, isShown: true } : each)),
                )
              }
              close={() => setPreviewing(false)}
            />
          </Suspense>
        )}
      </CallForm>
    </SmallDialog>
  );
}
