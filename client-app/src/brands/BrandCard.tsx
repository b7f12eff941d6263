import { showDate } from '@venue/sdk';
import { type BrandRow, brandStatus } from '@venue/sdk/brands/model';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { StatusChip } from '@venue/shared-ui/parts/StatusChip.tsx';
import { ScreenLink } from '@venue/shared-ui/shell/ScreenLink.tsx';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import { screens } from '../screens.ts';
import css from './BrandCard.module.css';
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
  const page = href(screens.brandEdit, { brandId });
  return (
    <li className={css.card}>
      <div className={css.picture}>
        {mainPhoto ? (
          <img src={mainPhoto.thumb} alt={mainPhoto.alt} width={640} height={480} loading="lazy" decoding="async" />
        ) : (
          <span aria-hidden="true">{brandName.slice(0, 1).toUpperCase()}</span>
        )}
      </div>
      <div className={css.body}>
        <div className={css.head}>
          <h2 className={css.name}>
            <ScreenLink to={screens.brandEdit} params={{ brandId }}>
              {brandName}
            </ScreenLink>
          </h2>
          <StatusChip face={brandStatus.face(status)} />
        </div>
        {activityKinds.length > 0 && (
          <p className={css.soft}>{activityKinds.map(kind => kind.activityKindName).join(' · ')}</p>
        )}
        {address.value && <p className={css.soft}>{address.value}</p>}
        {rejectionReason && (
          <p className={css.reason}>
            {status === rework ? 'Что исправить' : 'Причина'}: {rejectionReason}
          </p>
        )}
        <p className={css.soft}>Изменён {showDate(brand.updatedAt)}</p>
        <div className={css.actions}>
          <Button variant="outlined" size="small" to={page}>
            {wordOf(brand)} <span className="visually-hidden">бренд «{brandName}»</span>
          </Button>
          {can.includes('remove') && (
            <Button size="small" color="inherit" disabled={busy} onClick={() => void remove(brand)}>
              Удалить <span className="visually-hidden">бренд «{brandName}»</span>
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}
