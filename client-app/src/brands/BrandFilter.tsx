import { type BrandStatus, brandStatus } from '@venue/sdk/brands/model';
import { Field, inputClass } from '@venue/shared-ui/form/Field.tsx';
import { useEffect, useEffectEvent, useState } from 'react';
import css from './BrandsPage.module.css';
import { PlainSelect } from './PlainSelect.tsx';

const PAUSE_MS = 300;
const statuses = brandStatus.ids.map(id => ({ id, label: brandStatus.face(id).label }));

interface Props {
  search: string;
  status: BrandStatus | undefined;
  onSearch: (text: string) => void;
  onStatus: (status: BrandStatus | undefined) => void;
}

/** Finds among my brands by name and by status. */
export function BrandFilter({ search, status, onSearch, onStatus }: Props) {
  const [text, setText] = useState(search);
  const [known, setKnown] = useState(search);
  // «Показать все» and the back button change it from outside.
  if (search !== known) {
    setKnown(search);
    if (search !== text.trim()) setText(search);
  }
  const settle = useEffectEvent((wanted: string) => {
    if (wanted.trim() !== search) onSearch(wanted.trim());
  });
  useEffect(() => {
    const timer = setTimeout(() => settle(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <search className={css.filter}>
      <Field label="Название">
        {wiring => (
          <input
            {...wiring}
            type="search"
            className={inputClass}
            maxLength={100}
            value={text}
            onChange={event => setText(event.target.value)}
          />
        )}
      </Field>
      <Field label="Статус">
        {wiring => <PlainSelect wiring={wiring} value={status} options={statuses} empty="Все" onChange={onStatus} />}
      </Field>
    </search>
  );
}
