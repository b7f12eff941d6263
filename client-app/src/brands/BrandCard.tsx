import { type BrandRow, brandStatus } from '@venue/sdk/brands/model';
import { formatDate } from '@venue/shared-ui/dates/format.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { ScreenLink } from '@venue/shared-ui/shell/ScreenLink.tsx';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import { RecordCard } from '../app/records/RecordCard.tsx';
import { brandPaths } from './brands.paths.ts';
import { useRemoveBrand } from './useRemoveBrand.ts';

const { verified, rework } = brandStatus;

const wordOf = ({ brandStatus: status, can }: BrandRow): string => {
  if (status === rework) return 'Исправить';
  return can.includes('edit') && status !== verified ? 'Продолжить' : 'Открыть';
};

/** One of my brands in the list. */
export function BrandCard({ brand }: { brand: BrandRow }) {
  const { brandId, brandName, brandStatus: status, mainPhoto, activityKinds, address, rejectionReason, can } = brand;
  const { remove, busy } = useRemoveBrand();
  const page = href(brandPaths.edit, { brandId });
  return (
    <RecordCard
      picture={mainPhoto}
      name={brandName}
      heading={
        <ScreenLink to={brandPaths.edit} params={{ brandId }}>
          {brandName}
        </ScreenLink>
      }
      option={brandStatus.option(status)}
      answer={rejectionReason && `${status === rework ? 'Что исправить' : 'Причина'}: ${rejectionReason}`}
      actions={
        <>
          <Button variant="outlined" size="small" to={page}>
            {wordOf(brand)} <span className="visually-hidden">бренд «{brandName}»</span>
          </Button>
          {can.includes('remove') && (
            <Button size="small" color="inherit" disabled={busy} onClick={() => void remove(brand)}>
              Удалить <span className="visually-hidden">бренд «{brandName}»</span>
            </Button>
          )}
        </>
      }
    >
      {activityKinds.length > 0 && <p>{activityKinds.map(kind => kind.activityKindName).join(' · ')}</p>}
      {address.value && <p>{address.value}</p>}
      <p>Изменён {formatDate(brand.updatedAt)}</p>
    </RecordCard>
  );
}
