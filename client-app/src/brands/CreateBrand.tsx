import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { href, useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { useLocation, useNavigate } from 'react-router-dom';
import css from './BrandEditor.module.css';
import { BrandEditor } from './BrandEditor.tsx';
import { brandPaths } from './brands.paths.ts';

/** A new brand, from the list of brands or from the profile. */
export default function CreateBrand() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const edit = pathname === brandPaths.createFromInfo.path ? brandPaths.editFromInfo : brandPaths.edit;
  return (
    <Page
      {...useScreen()}
      lead="Расскажите о&nbsp;бренде, добавьте фотографии и&nbsp;отправьте на&nbsp;проверку. Введённое сохраняется само: можно уйти и&nbsp;вернуться."
    >
      <div className={css.column}>
        <BrandEditor onAdded={({ brandId }) => navigate(`${href(edit, { brandId })}?step=photos`, { replace: true })} />
      </div>
    </Page>
  );
}
