import { getBrand } from '@venue/sdk/brands';
import { brandStatus } from '@venue/sdk/brands/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { TextSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/message/ErrorNote.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { todoNote } from '../app/cabinet/todoNote.ts';
import { RecordHistory } from '../app/records/RecordHistory.tsx';
import { RecordNotFound } from '../app/records/RecordNotFound.tsx';
import css from './BrandEditor.module.css';
import { BrandEditor } from './BrandEditor.tsx';
import { BrandStatusNote } from './BrandStatusNote.tsx';
import { BrandView } from './BrandView.tsx';
import { brandPaths } from './brands.paths.ts';

/**
 * One of the user's own brands: editable if its status allows, otherwise read-only. Follows every decision of staff.
 */
export default function EditBrand() {
  const { brandId = '' } = useParams();
  const screen = useScreen();
  const { data, error, refetch } = useCall(getBrand, { id: Number(brandId) });
  // A verified brand is editable only after its owner confirms, and until it is sent again.
  const [revised, setRevised] = useState<string | null>();
  const status = useRef<HTMLElement>(null);
  if (error && !data && 'code' in error && error.code === 'not_found')
    return <RecordNotFound title="Бренд не найден" home={brandPaths.list.path} homeLabel={brandPaths.list.title} />;
  if (!data)
    return (
      <Page {...screen}>
        {error ? (
          <ErrorNote error={error} title="Не удалось загрузить бренд" retry={() => void refetch()} />
        ) : (
          <TextSkeleton lines={8} />
        )}
      </Page>
    );
  const brand = data.message;
  // The form is replaced by the brand's status.
  const toStatus = () => todoNote(status.current);
  const editing =
    brand.can.includes('edit') && (brand.brandStatus !== brandStatus.verified || revised === brand.sentAt);
  return (
    <Page {...screen} title={brand.brandName}>
      <div className={css.column}>
        {brand.history.length > 0 && <BrandStatusNote ref={status} brand={brand} />}
        {editing ? (
          <BrandEditor brand={brand} onSent={toStatus} />
        ) : (
          <BrandView brand={brand} onEdit={() => setRevised(brand.sentAt)} />
        )}
        {brand.history.length > 0 && <RecordHistory steps={brand.history} />}
      </div>
    </Page>
  );
}
