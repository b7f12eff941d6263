import { setProductMeta } from '@venue/sdk/products/admin';
import { productRecord } from '@venue/sdk/products/kind';
import type { LandingProduct } from '@venue/sdk/products/model';
import { FocusField } from '@venue/shared-ui/files/FocusField.tsx';
import { CallForm } from '@venue/shared-ui/form/CallForm.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { DialogButtons, SmallDialog } from '@venue/shared-ui/mui/SmallDialog.tsx';

/** The frames in which the landing page shows a product. */
const frames = [
  { title: 'В\u00a0блоке', ratio: '4 / 3' },
  { title: 'На\u00a0слайде', ratio: '1 / 1' },
];

/** Which part of the picture of a product stays in sight. */
export function FrameDialog({ product, close }: { product: LandingProduct; close: () => void }) {
  const { productLandingId, productMeta, productImageLink } = product;
  return (
    <SmallDialog title="Кадр товара" close={close} stays>
      <CallForm
        call={setProductMeta}
        from={{ productLandingId, productMeta } as never}
        texts={productRecord.texts.update}
        done={close}
        label="Кадр товара"
      >
        <FocusField
          name="productMeta"
          label={productRecord.fields.productMeta.label}
          hint="Где картинка не&nbsp;помещается целиком, останется место вокруг этой точки"
          image={{ url: productImageLink, alt: '' }}
          frames={frames}
        />
        <DialogButtons cancel={close}>
          <SubmitButton size="medium">Сохранить</SubmitButton>
        </DialogButtons>
      </CallForm>
    </SmallDialog>
  );
}
