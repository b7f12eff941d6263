import { useEffect, useState } from 'react';
import css from './Photos.module.css';
import { type UploadProps, UploadState } from './UploadState.tsx';

/** A photo that is being uploaded, or whose upload failed. */
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

/** A URL that shows a chosen picture before it is uploaded; null for other files. */
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
