import { Stack } from '../parts/Stack.tsx';
import { FileRow } from './FileRow.tsx';
import css from './UploadList.module.css';
import { UploadState } from './UploadState.tsx';
import type { useUploads } from './useUploads.ts';

/** A list of the files that are being uploaded. */
export const UploadList = ({ items, retry, remove }: ReturnType<typeof useUploads>) =>
  items.length > 0 && (
    <Stack as="ul" gap={12} aria-label="Загрузка">
      {items.map(item => (
        <li key={item.key}>
          <FileRow file={item.file}>
            <UploadState item={item} retry={retry(item)} remove={() => remove(item.key)} buttons={css.buttons} />
          </FileRow>
        </li>
      ))}
    </Stack>
  );
