import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Empty } from '@venue/shared-ui/parts/message/Empty.tsx';
import { brandPaths } from '../../brands/brands.paths.ts';

/** Items and requests belong to a brand; who has none is shown the way to one. */
export const BrandFirst = () => (
  <Empty
    title="Сначала добавьте бренд"
    text="Товары и заявки оформляются от имени бренда. Достаточно черновика: проверки бренда можно не ждать."
    action={
      <Button variant="contained" to={brandPaths.create.path}>
        Добавить бренд
      </Button>
    }
  />
);
