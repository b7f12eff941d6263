import { type Brand, brandMoves, brandStatus } from '@venue/sdk/brands/model';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { confirm } from '@venue/shared-ui/parts/message/Confirm.tsx';
import { useNavigate } from 'react-router-dom';
import { BrandSheet } from './BrandSheet.tsx';
import css from './BrandView.module.css';
import { brandPaths } from './brands.paths.ts';
import { useRemoveBrand } from './useRemoveBrand.ts';

interface Props {
  brand: Brand;
  /** Called when the owner wants to edit it and has confirmed the consequences. */
  onEdit: () => void;
}

const question = brandMoves.find(move => move.action === 'revise')?.confirm ?? '';

/** A brand that is not being edited. */
export function BrandView({ brand, onEdit }: Props) {
  const navigate = useNavigate();
  const { remove, busy } = useRemoveBrand();
  const edit = async () => {
    const asks = brand.brandStatus === brandStatus.verified;
    if (asks && !(await confirm({ title: 'Изменить бренд?', text: question, yes: 'Изменить' }))) return;
    onEdit();
  };
  return (
    <>
      <div className={css.card}>
        <BrandSheet
          fields={brand}
          photos={brand.photos}
          kinds={brand.activityKinds.map(kind => kind.activityKindName)}
          company={brand.ownerCompany ? `${brand.ownerCompany.name}, ИНН\u00a0${brand.ownerCompany.INN}` : ''}
        />
      </div>
      {brand.can.length > 0 && (
        <div className={css.actions}>
          {brand.can.includes('edit') && (
            <Button variant="outlined" onClick={() => void edit()}>
              Изменить
            </Button>
          )}
          {brand.can.includes('remove') && (
            <Button
              color="error"
              disabled={busy}
              onClick={async () => {
                if (await remove(brand)) navigate(brandPaths.list.path);
              }}
            >
              Удалить бренд
            </Button>
          )}
        </div>
      )}
    </>
  );
}
