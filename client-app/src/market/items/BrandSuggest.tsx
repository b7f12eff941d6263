import { getBrand, listMyBrands } from '@venue/sdk/brands';
import { useApi } from '@venue/shared-ui/data/ApiProvider.tsx';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { SuggestInput } from '@venue/shared-ui/fields/Suggest.tsx';
import { type Ref, useState } from 'react';

export interface NamedBrand {
  readonly brandId: number;
  readonly brandName: string;
}

interface Props {
  /** The number of the chosen brand. */
  value: number | null;
  onChange: (brandId: number | null) => void;
  /** A brand whose name is known already; the name of any other is read. */
  known?: NamedBrand | undefined;
  /** The text when nothing is chosen. */
  placeholder: string;
  name?: string;
  error?: string | undefined;
  disabled?: boolean | undefined;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
}

/** One of my brands, found by its name on the server. */
export function BrandSuggest({ value, onChange, known, ...input }: Props) {
  const { client } = useApi();
  const [choice, setChoice] = useState(known);
  const named = [choice, known].find(brand => brand?.brandId === value);
  const read = useCall(getBrand, { id: value ?? 0 }, { enabled: value !== null && !named });
  return (
    <SuggestInput<NamedBrand>
      {...input}
      label="Бренд"
      from={0}
      value={value === null ? null : (named ?? read.data?.message ?? null)}
      onChange={brand => {
        if (brand) setChoice(brand);
        onChange(brand?.brandId ?? null);
      }}
      find={async (search, signal) =>
        (await client.send(listMyBrands, { body: { search, sort: 'brandName', order: 'asc' } }, { signal })).items
      }
      textOf={({ brandName }) => brandName}
    />
  );
}
