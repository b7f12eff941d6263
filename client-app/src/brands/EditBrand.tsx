import { getBrand } from '@venue/sdk/brands';
import { brandStatus } from '@venue/sdk/brands/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { ErrorNote } from '@venue/shared-ui/parts/ErrorNote.tsx';
import { NotFound } from '@venue/shared-ui/parts/NotFound.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { TextSkeleton } from '@venue/shared-ui/parts/Skeletons.tsx';
import { useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { screens } from '../screens.ts';
import { BrandEditor } from './BrandEditor.tsx';
import { BrandHistory } from './BrandHistory.tsx';
import { BrandView } from './BrandView.tsx';
import { StatusNote } from './StatusNote.tsx';

/** A brand of mine: edited where its status allows, otherwise read. Follows every decision of staff. */
export default function EditBrand() {
  const { brandId = '' } = useParams();
  const shown = useScreen();
  const { data, error, refetch } = useCall(getBrand, { id: brandId });
  // A verified one is edited only after its owner said so.
  const [revising, setRevising] = useState(false);
  if (error && !data && 'code' in error && error.code === 'not_found') return <NotFound home={screens.brands.path} />;
  if (!data)
    return (
      <Page {...shown} narrow>
        {error ? (
          <ErrorNote error={error} title="Не удалось загрузить бренд" retry={() => void refetch()} />
        ) : (
          <TextSkeleton lines={8} />
        )}
      </Page>
    );
  const brand = data.message;
  const editing = brand.can.includes('edit') && (brand.brandStatus !== brandStatus.verified || revising);
  return (
    <Page {...shown} title={brand.brandName} narrow>
      {brand.history.length > 0 && <StatusNote brand={brand} />}
      {editing ? <BrandEditor brand={brand} /> : <BrandView brand={brand} onEdit={() => setRevising(true)} />}
      {brand.history.length > 0 && <BrandHistory steps={brand.history} />}
    </Page>
  );
}
