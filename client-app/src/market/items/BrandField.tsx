import { useController } from 'react-hook-form';
import css from '../market.module.css';
import { BrandSuggest, type NamedBrand } from './BrandSuggest.tsx';

export interface BrandFieldProps {
  /** A brand whose name is known already. */
  known?: NamedBrand | undefined;
  /** The brand cannot be another one: its name, and why. */
  fixed?: { readonly name: string; readonly why: string } | undefined;
}

/** The brand of an item or a request: one of mine. */
export const BrandField = ({ known, fixed }: BrandFieldProps) =>
  fixed ? (
    <div className={css.fixed}>
      <span>Бренд</span>
      <strong>{fixed.name}</strong>
      <span>{fixed.why}</span>
    </div>
  ) : (
    <ChosenBrand known={known} />
  );

function ChosenBrand({ known }: { known: NamedBrand | undefined }) {
  const { field, fieldState } = useController({ name: 'brandId' });
  const { ref, ...rest } = field;
  return (
    <BrandSuggest
      {...rest}
      inputRef={ref}
      known={known}
      placeholder="Выберите или найдите"
      error={fieldState.error?.message}
    />
  );
}
