import { translit } from '@venue/sdk/galleries/model';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

/** Derives the address from the name during typing, until the user edits the address. */
export function AddressFollowsName() {
  const { setValue, getValues } = useFormContext();
  const name = String(useWatch({ name: 'projectName' }) ?? '');
  const made = useRef('');
  useEffect(() => {
    const [address, former] = [translit(name), made.current];
    if (getValues('urlTranslit') !== former) return;
    made.current = address;
    if (address !== former) setValue('urlTranslit', address, { shouldDirty: true });
  }, [name, getValues, setValue]);
  return null;
}
