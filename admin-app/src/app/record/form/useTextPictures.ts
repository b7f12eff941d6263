import { limitsOf } from '@venue/sdk';
import { useSendEach } from '@venue/shared-ui/data/useSendEach.ts';
import type { RichText } from '@venue/shared-ui/rich-text/RichText.tsx';
import type { ComponentProps } from 'react';
import type { WriteCall } from '../recordCalls.ts';

/** What lets staff put pictures into the text of a record; `own` says whose text it is. */
export function useTextPictures(
  call: WriteCall<{ readonly path: string }>,
  own: Readonly<Record<string, number>>,
): Pick<ComponentProps<typeof RichText>, 'hint' | 'imageLimits' | 'uploadImage'> {
  const upload = useSendEach(call);
  return {
    hint: 'Картинка из\u00a0буфера или с\u00a0диска встанет туда, где стоит курсор',
    imageLimits: limitsOf(call),
    uploadImage: async (file, how) => {
      const { message } = await upload({ body: { file, ...own } }, how);
      return { url: message.path, alt: '' };
    },
  };
}
