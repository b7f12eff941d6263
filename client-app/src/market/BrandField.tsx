import type { BrandRow } from '@venue/sdk/brands/model';
import { Choose } from '@venue/shared-ui/fields/inputs.tsx';
import css from './market.module.css';

interface Props {
  brands: readonly BrandRow[];
  /** The brand cannot be another one: its name, and why. */
  fixed?: { readonly name: string; readonly why: string } | undefined;
}

/** The brand of an item or a request: one of mine. */
export const BrandField = ({ brands, fixed }: Props) =>
  fixed ? (
    <div className={css.fixed}>
      <span>Бренд</span>
      <strong>{fixed.name}</strong>
      <span>{fixed.why}</span>
    </div>
  ) : (
    <Choose
      name="brandId"
      label="Бренд"
      options={brands.map(({ brandId: id, brandName: label }) => ({ id, label }))}
      empty="Выберите бренд"
    />
  );
