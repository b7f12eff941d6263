import type { ComponentProps } from 'react';
import { useFormContext } from 'react-hook-form';
import { Photos } from '../files/Photos.tsx';

interface Props extends Omit<ComponentProps<typeof Photos>, 'name'> {
  /** The field whose text may show the pictures. */
  text: string;
}

/** A text without one of its pictures. */
export const withoutPicture = (html: string, url: string): string =>
  html.replace(/<img\b[^>]*>/g, tag => (tag.includes(`"${url}"`) ? '' : tag));

/** Pictures of a record, some of them shown in its text; a deleted picture is removed from the text too. */
export function TextPhotos({ text, remove, ...photos }: Props) {
  const { getValues, resetField, setValue, formState } = useFormContext();
  return (
    <Photos
      {...photos}
      remove={async picture => {
        await remove(picture);
        // The server removed it from the saved text; remove it from the unsaved text too.
        const typed = withoutPicture(String(getValues(text)), picture.url);
        resetField(text, { defaultValue: withoutPicture(String(formState.defaultValues?.[text]), picture.url) });
        setValue(text, typed, { shouldDirty: true });
      }}
    />
  );
}
