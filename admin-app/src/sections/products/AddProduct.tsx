import { ApiFailure, formatMoney, type Unreachable } from '@venue/sdk';
import { listItems } from '@venue/sdk/market/admin';
import { marketItemStatus } from '@venue/sdk/market/model';
import { addProduct } from '@venue/sdk/products/admin';
import { productRecord } from '@venue/sdk/products/kind';
import type { LandingProduct } from '@venue/sdk/products/model';
import { useApi } from '@venue/shared-ui/data/ApiProvider.tsx';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { SuggestInput } from '@venue/shared-ui/fields/Suggest.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { type FormEvent, useState } from 'react';
import { useMay } from '../../app/frame/useWho.ts';
import css from './Products.module.css';

/** A product, identified by the address of its picture; `note` distinguishes products found by name. */
interface Choice {
  readonly imageUrl: string;
  readonly text: string;
  readonly note: string;
}

const { create } = productRecord.texts;

/** Adds goods of the marketplace: found by name, or by the address of their picture. */
export function AddProduct({ type }: { type: LandingProduct['landingType'] }) {
  const { client } = useApi();
  const finds = useMay()('market.read');
  const { send, busy } = useSend(addProduct, create);
  const [choice, setChoice] = useState<Choice | null>(null);
  const [refused, setRefused] = useState<string>();
  const find = async (search: string, signal: AbortSignal): Promise<readonly Choice[]> => {
    if (!finds || search.includes('/')) return [];
    const { items } = await client.send(
      listItems,
      { query: { search, status: marketItemStatus.confirmed, pageSize: 20 } },
      { signal },
    );
    return items.flatMap(({ itemName: text, brandName, itemPrice, images }) => {
      const image = images.find(each => each.isMain) ?? images[0];
      return image ? [{ imageUrl: image.url, text, note: `${brandName}, ${formatMoney(itemPrice)}` }] : [];
    });
  };
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (!choice?.imageUrl) return setRefused('Выберите товар или вставьте ссылку на\u00a0его картинку');
    const body = { imageUrl: choice.imageUrl, landingType: type };
    const handles = (failure: ApiFailure | Unreachable) => {
      const text = failure instanceof ApiFailure ? failure.fields.imageUrl : undefined;
      setRefused(text);
      return text !== undefined;
    };
    if (await send({ body }, { handles })) setChoice(null);
  };
  return (
    <form className={css.add} noValidate onSubmit={event => void add(event)} aria-label="Новый товар">
      <SuggestInput<Choice>
        label={finds ? 'Товар маркетплейса или ссылка на\u00a0его картинку' : 'Ссылка на\u00a0картинку товара'}
        find={find}
        textOf={({ text }) => text}
        noteOf={({ note }) => note}
        free={text => ({ imageUrl: text.includes('/') ? text.trim() : '', text, note: '' })}
        value={choice}
        error={refused}
        onChange={next => {
          setRefused(undefined);
          setChoice(next);
        }}
      />
      <Button type="submit" variant="contained" aria-disabled={busy || undefined}>
        Добавить
      </Button>
    </form>
  );
}
