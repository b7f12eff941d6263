import { useEffect, useState } from 'react';
import css from './Photos.module.css';
import { type UploadProps, UploadState } from './UploadState.tsx';

/** A photo on its way, or one that was refused. */
export function UploadTile(upload: UploadProps) {
  const { file } = upload.item;
  const url = usePreview(file);
  return (
    <li className={css.tile}>
      <div className={css.photo} data-waiting>
        {url && <img src={url} alt="" width={320} height={240} onError={event => event.currentTarget.remove()} />}
      </div>
      <div className={css.about}>
        <p className={css.name}>{file.name}</p>
        <UploadState {...upload} buttons={css.tools} />
      </div>
    </li>
  );
}

/** The address of a chosen picture, for showing it before the server has it; null for other files. */
function usePreview(file: File): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file.type.startsWith('image/')) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
